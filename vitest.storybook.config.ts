import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** The headless shell renders pages with a third less processor time. */
const executablePath =
  process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Renders stories in a real Chromium, with their play functions and the accessibility check. */
export default defineConfig({
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'browser',
    // One frame for all files: Storybook cleans up between stories, and each new frame would load
    // every design again.
    isolate: false,
    // In milliseconds: the first story loads a complete design on a busy machine.
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
