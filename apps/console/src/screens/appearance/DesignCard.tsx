import type { StaffDesignWire } from '@teranga/contract/admin';
import { Button, buttonClass } from '@teranga/ui/button';
import { Eye, Share2, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { iconProps } from '../../lib/iconProps.ts';
import { designsApi } from '../../api/designsApi.ts';
import { Badge } from '../../parts/Badge.tsx';
import { LinkButton } from '../../parts/LinkButton.tsx';
import { DesignFrame, samePass } from './DesignFrame.tsx';
import { PreviewLinkDialog } from './PreviewLinkDialog.tsx';
import styles from './AppearancePage.module.css';

/** A design with this store's home, on a desk and on a phone. */
export function DesignCard({ design, publish }: { design: StaffDesignWire; publish: () => void }) {
  const { id, name, isCurrent, isServed, settings } = design;
  const [isLinking, setLinking] = useState(false);
  const { data: pass } = designsApi.useFramePassQuery(id, samePass);
  return (
    <article className={styles.card} data-current={isCurrent}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {isCurrent && <Badge tone="good">En service</Badge>}
        {!isServed && <Badge tone="waiting">Après le prochain démarrage</Badge>}
      </div>
      <div className={styles.frames}>
        <DesignFrame design={design} device="desk" path="/" />
        <DesignFrame design={design} device="phone" path="/" />
      </div>
      <div className={styles.ways}>
        {!isCurrent && (
          <Button variant="quiet" disabled={!isServed} onClick={publish}>
            Mettre en service
          </Button>
        )}
        {settings.length > 0 && (
          <Link to={`design/${encodeURIComponent(id)}`} className={buttonClass('quiet')}>
            <SlidersHorizontal {...iconProps} />
            Régler
          </Link>
        )}
        {isServed && pass && (
          <LinkButton href={pass.url}>
            <Eye {...iconProps} />
            Essayer
          </LinkButton>
        )}
        <Button variant="quiet" disabled={!isServed} onClick={() => setLinking(true)}>
          <Share2 {...iconProps} />
          Partager…
        </Button>
      </div>
      {isLinking && <PreviewLinkDialog design={design} onClose={() => setLinking(false)} />}
    </article>
  );
}
