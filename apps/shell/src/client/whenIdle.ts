import { idle } from '@teranga/core/lib/hydration';
import type { AppStore } from '@teranga/core/app/store';
import type { LoadedDesign } from '@teranga/design-kit';
import { goOffline } from '../offline/index.ts';
import type { PageCode } from '../pageCode.ts';
import { bringCartPage } from './bringCartPage.ts';

/** Runs after the first interaction, when the browser is idle. */
export async function runWhenIdle(store: AppStore, design: LoadedDesign, code: PageCode): Promise<void> {
  bringCartPage(store, code, idle);
  await goOffline(store, design);
}
