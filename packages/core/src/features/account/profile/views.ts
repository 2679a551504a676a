import type { AccountFieldName, CodeEntryView, PostedEntry } from '../form/index.ts';
import type { SignOutView } from '../auth/index.ts';
import type { FieldView } from '../../../lib/forms/index.ts';

/** Whether a contact opens the account, and how to make it do so. */
export type ContactCheckView =
  | { status: 'verified'; label: string }
  | { status: 'unverified'; label: string; verify: { label: string; run: () => void; isBusy: boolean } };

/** One row of the account data. */
export interface ProfileRowView {
  label: string;
  value: string;
  /** Null where there is nothing to verify. */
  check: ContactCheckView | null;
}

/** /my-profile. */
export type ProfileView =
  | { status: 'loading' }
  /** Nobody is signed in: the page must redirect to `href`, replacing its history entry. */
  | { status: 'leaving'; href: string }
  | { status: 'failed'; message: string; retry: () => void }
  | {
      status: 'read';
      name: string;
      initials: string;
      rows: ProfileRowView[];
      /** Why no code could be sent, or null. */
      alert: string | null;
      edit: () => void;
      ordersHref: string;
      signOut: SignOutView;
    }
  | {
      status: 'edit';
      fields: readonly AccountFieldName[];
      field: (name: AccountFieldName) => FieldView;
      alert: string | null;
      save: () => void;
      posted: PostedEntry;
      /** Button label: the save action, or the seconds left before another code may be sent. */
      saveLabel: string;
      isWaiting: boolean;
      isSaving: boolean;
      cancel: () => void;
    }
  | {
      status: 'code';
      title: string;
      code: CodeEntryView;
      posted: PostedEntry;
      /** Returns to the fields with their values preserved. */
      correct: { label: string; run: () => void };
    };
