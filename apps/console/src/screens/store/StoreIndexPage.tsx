import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { includesRole, useSession } from '../../lib/session.ts';
import { Page } from '../../parts/Page.tsx';
import { storeGroups } from './storeSections.ts';
import styles from './StoreIndexPage.module.css';

/** Boutique: the way to each of its pages that the role may open. */
export function StoreIndexPage() {
  const { member } = useSession();
  const groups = storeGroups
    .map(({ title, sections }) => ({
      title,
      sections: sections.filter(({ role }) => includesRole(member.role, role)),
    }))
    .filter(({ sections }) => sections.length > 0);
  return (
    <Page title="Boutique">
      <div className={styles.groups}>
        {groups.map(({ title, sections }) => (
          <section key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.sections}>
              {sections.map((section) => (
                <li key={section.path}>
                  <Link to={section.path} className={styles.section}>
                    <section.icon size={20} strokeWidth={1.75} aria-hidden="true" />
                    <span className={styles.words}>
                      {section.label}
                      <small>{section.text}</small>
                    </span>
                    <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
