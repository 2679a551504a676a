import { nextTask } from './nextTask.ts';

/** React's own code is run in a task of its own, after what the page loads and before it is drawn. */
export async function loadReactDom() {
  await nextTask();
  const reactDom = await import('react-dom/client');
  await nextTask();
  return reactDom;
}
