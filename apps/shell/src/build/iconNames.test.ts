import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readIconNames } from './iconNames.ts';

const root = mkdtempSync(path.join(tmpdir(), 'icons-'));
afterAll(() => rmSync(root, { recursive: true }));

const sources: Record<string, string> = {
  'Header.tsx': "import { Menu as MenuIcon, Search } from 'lucide-react';",
  'drawings.ts': "import {\n  Award,\n  Search,\n  type LucideIcon,\n} from 'lucide-react';",
  'Header.test.tsx': "import { Trash2 } from 'lucide-react';",
  'node_modules/other/index.ts': "import { Zap } from 'lucide-react';",
};

it('reads the icons that shipped sources render, once each', () => {
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  expect(readIconNames([root])).toEqual(['Award', 'Menu', 'Search']);
});
