import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copiedNoticeMs, CopyReference } from './CopyReference.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function press(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<CopyReference reference="2F7N-9K7E" />);
  // Without `setup`, which puts a clipboard of its own in the place of this one.
  await act(() => userEvent.click(screen.getByRole('button'), { delay: null }));
  return screen.getByRole('button').textContent;
}

describe('CopyReference', () => {
  it('copies the reference, says so for two seconds, then offers it again', async () => {
    const copied: string[] = [];
    const said = await press(async (text) => void copied.push(text));
    expect(copied).toEqual(['2F7N-9K7E']);
    expect(said).toBe('Copié !');
    act(() => {
      vi.advanceTimersByTime(copiedNoticeMs);
    });
    expect(screen.getByRole('button').textContent).toBe('Copier la référence');
  });

  it('says so when the browser refuses', async () => {
    expect(await press(() => Promise.reject(new Error('refused')))).toBe(
      'Copie impossible : sélectionnez la référence',
    );
  });
});
