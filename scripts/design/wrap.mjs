// Creates a part that wraps the default's.
import path from 'node:path';
import { writePartStories } from './stories.mjs';
import { findPart, writeNew } from './tree.mjs';

const wrapper = (part) => `import { ${part} as Inherited } from '@teranga/design-default/parts/${part}';
import type { PartProps } from '@teranga/design-kit';
import styles from './${part}.module.css';

/** The default's ${part}, framed. */
export function ${part}(props: PartProps['${part}']) {
  return (
    <div className={styles.frame}>
      <Inherited {...props} />
    </div>
  );
}
`;

const styles = `@layer design {
  .frame {
    display: contents;
  }
}
`;

/** Wraps a part. Returns the message to print. */
export function run(root, [id, part]) {
  const { target } = findPart(root, id, part);
  writeNew(path.join(target, `${part}.tsx`), wrapper(part));
  writeNew(path.join(target, `${part}.module.css`), styles);
  writeNew(path.join(target, 'index.ts'), `export { ${part} as part, ${part} } from './${part}.tsx';\n`);
  writePartStories(root, id, part);
  return [`«${id}» wraps ${part}, in ${path.relative(root, target)}.`];
}
