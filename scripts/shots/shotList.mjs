// The list of screenshots, by the rule of docs/decisions.

/**
 * Widths in pixels at which stories are rendered; `screen` is the screen's height, `scale` the
 * device pixel ratio.
 */
export const sizes = {
  360: { width: 360, screen: 800, scale: 0.75 },
  1440: { width: 1440, screen: 900, scale: 0.5 },
};

const day = 'cupcake';
const night = 'night';
const isPage = ({ file }) => file.includes('/pages/');

/** The name of a story's screenshot: `default/parts/Header/Header--Connecte`. */
export function nameOf({ file, name }) {
  const [, place, inside] = /packages\/(?:designs\/)?([^/]+)\/src\/(.*)\.stories\.tsx$/.exec(file);
  return `${place}/${inside}--${name}`;
}

const looksOf = (story) => [
  { size: 360, theme: day },
  { size: 1440, theme: day },
  ...(isPage(story) ? [360, 1440].map((size) => ({ size, theme: night })) : []),
];

/** Every screenshot of these stories, in a fixed order. */
export function shotsOf(stories) {
  return stories
    .flatMap((story) =>
      looksOf(story).map(({ size, theme }) => ({
        story,
        size,
        theme,
        id: `${nameOf(story)}.${size}${theme === night ? '.night' : ''}`,
      })),
    )
    .sort((a, b) => a.size - b.size || (a.id < b.id ? -1 : 1));
}
