import { Notice } from './Notice.tsx';

/** An address that leads nowhere. */
export const MissingPage = () => <Notice tone="empty" title="Cette page n’existe pas" />;
