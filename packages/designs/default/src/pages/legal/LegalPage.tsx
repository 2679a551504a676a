import {
  useLegalNotice,
  useLegalTexts,
  type LegalNoticeView,
  type LegalTextsView,
} from '@teranga/core/features/store-info/content';
import { Panel } from '@teranga/design-kit';
import { Email } from '@teranga/ui/email';
import { RichText } from '@teranga/ui/rich-text';
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
  /** The store's own text, which replaces the articles. */
  own: LegalTextsView['terms'];
  /** The store's own text on returns. */
  returns?: LegalTextsView['returns'];
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
export function LegalPage({ title, articles, own, returns = null }: LegalPageProps) {
  const { storeName, email, notice } = useLegalNotice();
  const { notice: ownNotice } = useLegalTexts();
  const hasNotice = ownNotice !== null || notice.length > 0;
  // The date is that of the usual texts.
  const lead = own ? {} : { lead: `Dernière mise à jour : ${lastUpdate}` };
  return (
    <ContentPage title={title} {...lead}>
      <div className={styles.columns}>
        {ownNotice ? (
          <Panel kind="info" title="Mentions légales">
            <RichText nodes={ownNotice} />
          </Panel>
        ) : (
          <Notice notice={notice} />
        )}
        <div className={styles.articles}>
          {own ? (
            <section className={styles.article}>
              <RichText nodes={own} />
            </section>
          ) : (
            articles(storeName, hasNotice).map((article) => (
              <section key={article.title} className={styles.article}>
                <h2 className={styles.title}>{article.title}</h2>
                {article.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))
          )}
          {returns && (
            <section className={styles.article}>
              <h2 className={styles.title}>Retours et échanges</h2>
              <RichText nodes={returns} />
            </section>
          )}
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
