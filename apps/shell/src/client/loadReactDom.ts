/** Ends the task at hand: the browser may draw and hear its visitor before the next. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** React's own code is run in a task of its own, after what the page loads and before it is drawn. */
export async function loadReactDom() {
  await nextTask();
  const reactDom = await import('react-dom/client');
  await nextTask();
  return reactDom;
}
