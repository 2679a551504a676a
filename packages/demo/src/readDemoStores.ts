import path from 'node:path';
import type { DemoStore } from './demoStore.ts';
import { withNonBreakingSpaces } from './withNonBreakingSpaces.ts';

const modules = import.meta.glob<{ demoStore: DemoStore }>('./stores/*/index.ts');

/** All demo stores: the folders of `stores`. A build has their images in `folder`, by store. */
export async function readDemoStores(folder?: string): Promise<DemoStore[]> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return loaded.map(({ demoStore }) => ({
    ...withNonBreakingSpaces(demoStore),
    imagesFolder: folder ? path.join(folder, demoStore.id) : demoStore.imagesFolder,
  }));
}
