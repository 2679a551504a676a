import {
  useSearch,
  type SearchLinkView,
  type SearchResultView,
  type SearchView,
} from '@teranga/core/features/search';
import { Price, type PartProps } from '@teranga/design-kit';
import { Link, useNavigate } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { Image } from '@teranga/ui/image';
import { Skeleton } from '@teranga/ui/skeleton';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Search } from 'lucide-react';
import { useEffect, useRef, type FormEvent, type Ref } from 'react';
import { langOf } from '@teranga/ui/language';
import styles from './SearchDialog.module.css';

function Links({ title, links, close }: { title: string; links: SearchLinkView[]; close: () => void }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={styles.link} onClick={close}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Result({ result, close }: { result: SearchResultView; close: () => void }) {
  return (
    <Link href={result.href} className={styles.result} onClick={close}>
      <Image image={result.image && { ...result.image, alt: '' }} sizes="4rem" className={styles.image} />
      <span className={styles.words}>
        {result.brand && <span className={styles.brand}>{result.brand}</span>}
        <span className={styles.name}>{result.name}</span>
        <Price price={result.price} size="small" />
      </span>
    </Link>
  );
}

function PageSkeleton() {
  return (
    <div className={styles.results} aria-hidden="true">
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  );
}

function Results({ search, close }: { search: SearchView; close: () => void }) {
  const { results, categories, tags } = search;
  if (results.status === 'loading') return <PageSkeleton />;
  if (results.status === 'failed')
    return (
      <div role="alert" className={styles.failure}>
        <p lang={langOf(results.message)}>{results.message}</p>
        <Button variant="quiet" onClick={results.retry}>
          Réessayer
        </Button>
      </div>
    );
  if (results.status === 'found')
    return (
      <>
        <h3 className={styles.title}>{results.title}</h3>
        <ul className={styles.results}>
          {results.results.map((result) => (
            <li key={result.id}>
              <Result result={result} close={close} />
            </li>
          ))}
        </ul>
        {results.more && (
          <Link href={results.more.href} className={buttonClass('quiet')} onClick={close}>
            {results.more.label}
          </Link>
        )}
      </>
    );
  return (
    <>
      {results.status === 'none' && <p className={styles.none}>{results.text}</p>}
      <Links title="Catégories populaires" links={categories} close={close} />
      {results.status === 'idle' && <Links title="Tendances" links={tags} close={close} />}
    </>
  );
}

function SearchWindow({ field, close }: { field: Ref<HTMLInputElement>; close: () => void }) {
  const search = useSearch();
  const navigate = useNavigate();
  const send = (event: FormEvent) => {
    event.preventDefault();
    close();
    navigate(search.submitHref);
  };
  return (
    <search className={styles.search}>
      <form className={styles.form} action="/products" onSubmit={send}>
        <label className={styles.field}>
          <VisuallyHidden>Rechercher un article</VisuallyHidden>
          <input
            ref={field}
            type="search"
            name="search"
            className={styles.input}
            value={search.text}
            maxLength={search.longestText}
            placeholder="Rechercher un article"
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => search.write(event.target.value)}
          />
        </label>
        <Button variant="primary" type="submit">
          <Search size={22} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>Chercher</VisuallyHidden>
        </Button>
      </form>
      <VisuallyHidden>
        <output aria-live="polite">{search.announcement}</output>
      </VisuallyHidden>
      <div className={styles.below} aria-busy={search.results.status === 'loading'}>
        <Results search={search} close={close} />
      </div>
    </search>
  );
}

/** Searches all products: shows at most four results, then a link to all of them. */
export function SearchDialog({ isOpen, close }: PartProps['SearchDialog']) {
  const field = useRef<HTMLInputElement>(null);
  // Otherwise the browser focuses the close button.
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  return (
    <Dialog isOpen={isOpen} onClose={close} label="Recherche">
      <SearchWindow field={field} close={close} />
    </Dialog>
  );
}
