import { useLegalNotice, type LegalNoticeView } from '@teranga/core/features/store-info/content';
import { Panel } from '@teranga/design-kit';
import { Email } from '@teranga/ui/email';
import { ContentPage } from '../content/ContentPage.tsx';
import styles from './Legal.module.css';

/** One article: its title, and its paragraphs. */
export interface LegalArticle {
  title: string;
  paragraphs: readonly string[];
}

interface LegalPageProps {
  title: string;
  /** Receives the store's name and whether there is a legal notice. */
  articles: (storeName: string, hasNotice: boolean) => readonly LegalArticle[];
}

/** When the texts were last changed. */
const lastUpdate = '04/2025';

const isEmail = (value: string) => /^\S+@\S+$/.test(value);

function Notice({ notice }: Pick<LegalNoticeView, 'notice'>) {
  if (notice.length === 0) return null;
  return (
    <Panel kind="info" title="Mentions légales">
      <dl className={styles.notice}>
        {notice.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{isEmail(value) ? <Email address={value} /> : value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** A legal page: its articles and a contact. */
export function LegalPage({ title, articles }: LegalPageProps) {
  const { storeName, email, notice } = useLegalNotice();
  return (
    <ContentPage title={title} lead={`Dernière mise à jour : ${lastUpdate}`}>
      <div className={styles.columns}>
        <Notice notice={notice} />
        <div className={styles.articles}>
          {articles(storeName, notice.length > 0).map((article) => (
            <section key={article.title} className={styles.article}>
              <h2 className={styles.title}>{article.title}</h2>
              {article.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <section className={styles.article}>
            <h2 className={styles.title}>Nous écrire</h2>
            {email ? (
              <p>
                Pour toute question sur ces textes, écrivez-nous par e-mail :{' '}
                <a className={styles.link} href={email.href}>
                  <Email address={email.text} />
                </a>
              </p>
            ) : (
              <p>Pour toute question sur ces textes, écrivez-nous depuis la page Contacts.</p>
            )}
          </section>
        </div>
      </div>
    </ContentPage>
  );
}
