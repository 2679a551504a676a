// Stories of a design: the default's, rendered in the design.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { designFolder, writeNew } from './tree.mjs';

/** The names of the stories that a file exports. */
function storyNames(file) {
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  return staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ exportName }) => exportName.kind === 'Name')
    .map(({ exportName }) => exportName.name);
}

const storiesOf = ({ id, title, name, component, inherited, names }) =>
  `import type { Meta, StoryObj } from '@storybook/react-vite';
import inherited, * as stories from '${inherited}';
${component}

const { parameters }: Meta = inherited;
const meta = {
  ...inherited,
  title: '${id}/${title}',
  component: ${name},
  parameters: { ...parameters, design: '${id}' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

${names.map((story) => `export const ${story}: Story = stories.${story};`).join('\n')}
`;

/** Writes the stories of a part that a design implements, where the default's part has stories. */
export function writePartStories(root, id, part) {
  const file = path.join(designFolder(root, 'default'), `src/parts/${part}/${part}.stories.tsx`);
  if (!existsSync(file)) return;
  const text = storiesOf({
    id,
    title: part,
    name: part,
    component: `import { ${part} } from './${part}.tsx';`,
    inherited: `@teranga/design-default/stories/${part}`,
    names: storyNames(file),
  });
  writeNew(path.join(designFolder(root, id), `src/parts/${part}/${part}.stories.tsx`), text);
}

/** Writes the stories of a new design's home page, which it inherits. */
export function writeHomeStories(root, id) {
  const file = path.join(designFolder(root, 'default'), 'src/pages/HomePage.stories.tsx');
  const text = storiesOf({
    id,
    title: 'Accueil',
    name: 'HomePage',
    component: `import HomePage from '@teranga/design-default/pages/HomePage';`,
    inherited: '@teranga/design-default/page-stories/HomePage',
    names: storyNames(file),
  });
  writeNew(path.join(designFolder(root, id), 'src/HomePage.stories.tsx'), text);
}
