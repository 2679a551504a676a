import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';

describe('a dialog on the server', () => {
  it('is a closed, empty element', () => {
    const html = renderToString(
      <Dialog isOpen={false} onClose={() => undefined} label="Filtrer">
        <p>Prix</p>
      </Dialog>,
    );
    expect(html.includes('open')).toBe(false);
    expect(html.includes('Prix')).toBe(false);
  });
});
