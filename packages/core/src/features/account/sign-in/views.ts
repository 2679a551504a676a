import type { FieldView } from '../../../lib/forms/index.ts';
import type { AccountFieldName, CodeEntryView, PostedEntry } from '../form/index.ts';

/** /auth. */
export type SignInView =
  /** Somebody is signed in: the page must go to `href`. */
  | { status: 'leaving'; href: string }
  | {
      status: 'form';
      mode: 'login' | 'register';
      title: string;
      intro: string;
      posted: PostedEntry;
      /** Why sign-in is required, or null. */
      notice: string | null;
      /** The fields from first to last. */
      fields: readonly AccountFieldName[];
      field: (name: AccountFieldName) => FieldView;
      /** What failed, or null. */
      alert: string | null;
      submit: () => void;
      submitLabel: string;
      isSubmitting: boolean;
      /** The other form. */
      other: { question: string; label: string; href: string };
    }
  | {
      status: 'code';
      title: string;
      code: CodeEntryView;
      submitLabel: string;
      posted: PostedEntry;
      /** Returns to the form with its values preserved. */
      correct: { label: string; run: () => void };
    };
