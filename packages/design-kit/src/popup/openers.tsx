import type { HeaderView } from '@teranga/core/features/page-frame';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountMenu, CurrencyMenu, SearchDialog } from '../parts/index.ts';
import { intent } from '../intent.ts';
import { isPlainClick } from '../navigation/isPlainClick.ts';
import { Link } from '../navigation/Link.tsx';
import { usePopup, type Popup } from './usePopup.ts';

type OpenerProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Target without scripts, or if the popup's code fails to load. */
  href: string;
};

/** A link that opens a popup if possible; otherwise it navigates to the equivalent page. */
function Opener({ popup, href, children, ...rest }: OpenerProps & { popup: Popup; children: ReactNode }) {
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    popup.open();
  };
  return (
    <a
      href={href}
      aria-haspopup="dialog"
      aria-expanded={popup.isOpen}
      {...intent(popup.name)}
      {...rest}
      onClick={press}
    >
      {children}
    </a>
  );
}

/** Opens the search. */
export function SearchOpener(props: OpenerProps) {
  const navigate = useNavigate();
  const popup = usePopup('SearchDialog', () => navigate(props.href));
  return (
    <>
      <Opener {...props} popup={popup}>
        {props.children}
      </Opener>
      {popup.isLoaded && <SearchDialog isOpen={popup.isOpen} close={popup.close} />}
    </>
  );
}

type AccountProps = Omit<OpenerProps, 'href'> & { account: HeaderView['account'] };

function Avatar({ account, ...rest }: AccountProps) {
  const navigate = useNavigate();
  const popup = usePopup('AccountMenu', () => navigate(account.href));
  return (
    <>
      <Opener {...rest} href={account.href} popup={popup}>
        {rest.children}
      </Opener>
      {popup.isLoaded && <AccountMenu isOpen={popup.isOpen} close={popup.close} />}
    </>
  );
}

/** A way to sign in; for a customer, the avatar that opens the menu of one's own pages. */
export function AccountOpener({ account, ...rest }: AccountProps) {
  return account.isSignedIn ? <Avatar account={account} {...rest} /> : <Link href={account.href} {...rest} />;
}

/** The id of the form that offers the currencies without JavaScript. */
export const currencyFormId = 'devise';

/** Opens the currency menu. */
export function CurrencyOpener({ children, ...props }: Omit<OpenerProps, 'href'>) {
  const href = `#${currencyFormId}`;
  const popup = usePopup('CurrencyMenu', () => window.location.assign(href));
  return (
    <>
      <Opener {...props} href={href} popup={popup}>
        {children}
      </Opener>
      {popup.isLoaded && <CurrencyMenu isOpen={popup.isOpen} close={popup.close} />}
    </>
  );
}
