// Which pictures there are: the rule of docs/decisions, as a list.

/** The widths, in pixels, at which stories are drawn; `screen` is the height of such a screen, `scale` how many dots a pixel gets. */
export const sizes = {
  360: { width: 360, screen: 800, scale: 0.75 },
  1440: { width: 1440, screen: 900, scale: 0.5 },
};

const day = 'cupcake';
const night = 'night';
const isPage = ({ file }) => file.includes('/pages/');

/** The name of a story's picture: `default/parts/Header/Header--Connecte`. */
export function nameOf({ file, name }) {
  const [, place, inside] = /packages\/(?:designs\/)?([^/]+)\/src\/(.*)\.stories\.tsx$/.exec(file);
  return `${place}/${inside}--${name}`;
}

const looksOf = (story) => [
  { size: 360, theme: day },
  { size: 1440, theme: day },
  ...(isPage(story) ? [360, 1440].map((size) => ({ size, theme: night })) : []),
];

/** Every picture of these stories, in an order that is always the same. */
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
