import { nextTask } from './nextTask.ts';

/** Runs React's code in a separate task, after the page's code is loaded and before it renders. */
export async function loadReactDom() {
  await nextTask();
  const reactDom = await import('react-dom/client');
  await nextTask();
  return reactDom;
}
