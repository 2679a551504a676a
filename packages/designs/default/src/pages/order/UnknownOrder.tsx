import { FailureState, type PartProps } from '@teranga/design-kit';
import { PackageSearch } from 'lucide-react';

/** Shown for an unknown reference: possible actions and help. */
export function UnknownOrder(failure: PartProps['FailureState']) {
  return (
    <FailureState
      {...failure}
      rendering={<PackageSearch size={32} strokeWidth={1.75} aria-hidden="true" />}
      back={{ label: 'Retour à l’accueil', href: '/' }}
      help={{ label: 'Nous contacter', href: '/contacts' }}
    />
  );
}
