import { useQuote } from '@teranga/core/features/quotes';
import { sentId } from '@teranga/core/lib/forms';
import { Breadcrumbs, FailureState, type PageProps } from '@teranga/design-kit';
import { useSearchParams } from '@teranga/design-kit/navigation';
import { AlertDialog } from '@teranga/ui/alert-dialog';
import { Spinner } from '@teranga/ui/spinner';
import { useRef } from 'react';
import page from './page.module.css';
import { QuoteByWhatsApp } from './quote/QuoteByWhatsApp.tsx';
import { ChosenService } from './quote/ChosenService.tsx';
import { ErrorList } from './quote/ErrorList.tsx';
import { QuoteForm } from './quote/QuoteForm.tsx';
import styles from './quote/QuotePage.module.css';
import { SentPass } from './quote/SentPass.tsx';
import { ServiceChoice } from './quote/ServiceChoice.tsx';
import { ServicesMenu } from './quote/ServicesMenu.tsx';
import { scrollToErrors, scrollToTop, useFollowedChoice } from './quote/useQuoteScroll.ts';

/** Page /demande-devis: the choice of a service, then the quote form as a boarding pass. */
export default function QuotePage({ serviceId }: PageProps['quote']) {
  const errors = useRef<HTMLElement>(null);
  const passForm = useRef<HTMLFormElement>(null);
  const {
    page: view,
    form,
    sent,
    dialog,
    whatsappHref,
  } = useQuote(
    { serviceId, query: useSearchParams()[0] },
    { onInvalid: () => scrollToErrors(errors), onSent: scrollToTop },
  );
  const chosenId = view.status === 'ready' ? (view.service?.id ?? null) : null;
  const follow = useFollowedChoice(chosenId, passForm);
  return (
    <div className={page.page}>
      <Breadcrumbs crumbs={view.crumbs} />
      <header className={styles.header}>
        <h1 className={styles.title}>{view.title}</h1>
        <p className={styles.promise}>Réponse sous 24 h, avec le prix, les papiers et l’horaire.</p>
      </header>
      {view.status === 'loading' && (
        <output className={styles.loading}>
          <Spinner />
          {view.message}
        </output>
      )}
      {view.status === 'failed' && <FailureState {...view.failure} />}
      {view.status === 'ready' && (
        <div className={styles.columns}>
          <div className={styles.main}>
            {sent && <SentPass sent={sent} />}
            {!sent && (
              <>
                {form?.isSent && (
                  <output id={sentId} className={styles.missing}>
                    Demande envoyée avec succès !
                  </output>
                )}
                {form && <ErrorList ref={errors} errors={form.errors} />}
                {view.missing && (
                  <p className={styles.missing} role="alert">
                    <strong>{view.missing.title}</strong> {view.missing.message}
                  </p>
                )}
                {view.service && <ChosenService service={view.service} change={view.change} />}
                {form ? (
                  <QuoteForm ref={passForm} form={form} />
                ) : (
                  <ServiceChoice groups={view.choices} tripLabel={view.tripLabel} onChoose={follow} />
                )}
              </>
            )}
          </div>
          <ServicesMenu menu={view.menu} onChoose={follow} whatsappHref={whatsappHref} />
        </div>
      )}
      <AlertDialog alert={dialog}>
        {dialog?.tone === 'error' && <QuoteByWhatsApp href={whatsappHref} />}
      </AlertDialog>
    </div>
  );
}
