import type { StaffMemberWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { TextField } from '@teranga/ui/field';
import { Copy, Mail, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { iconProps } from '../../../lib/iconProps.ts';
import { basePath } from '../../../lib/basePath.ts';
import { useSession } from '../../../lib/session.ts';
import { LinkButton } from '../../../parts/LinkButton.tsx';
import styles from '../../../parts/dialogs.module.css';

interface InvitationDialogProps {
  member: Pick<StaffMemberWire, 'name' | 'phone' | 'email'>;
  onClose: () => void;
}

/** The address to send to a member, and ready ways to do so: the shop sends nothing. */
export function InvitationDialog({ member: { name, phone, email }, onClose }: InvitationDialogProps) {
  const { store } = useSession();
  const [copied, setCopied] = useState<string | null>(null);
  const address = window.location.origin + basePath;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied('Adresse copiée.'),
      () => setCopied('Elle ne se copie pas ici : sélectionnez-la.'),
    );
  const sentenceFor = (contact: string) =>
    encodeURIComponent(
      `Bonjour ${name}, vous faites partie de l’équipe de « ${store.name} ». Pour gérer la boutique, ouvrez ${address} et connectez-vous avec ${contact} : un code vous est envoyé.`,
    );
  const subject = encodeURIComponent(`L’équipe de « ${store.name} »`);
  return (
    <Dialog isOpen onClose={onClose} label={`${name} fait partie de l’équipe`}>
      <div className={styles.form}>
        <p>
          Donnez-lui cette adresse : la boutique ne l’envoie pas. On s’y connecte par un code, envoyé à{' '}
          {[phone, email].filter(Boolean).join(' ou ')}.
        </p>
        <TextField name="address" label="Adresse à transmettre" isReadOnly value={address} />
        <output>{copied}</output>
        <div className={styles.ways}>
          {'clipboard' in navigator && (
            <Button variant="quiet" onClick={() => void copy()}>
              <Copy {...iconProps} />
              Copier
            </Button>
          )}
          {phone !== null && (
            <LinkButton
              href={`https://wa.me/${phone.replace('+', '')}?text=${sentenceFor(phone)}`}
              target="_blank"
              rel="noreferrer"
            >
              <MessageCircle {...iconProps} />
              WhatsApp
            </LinkButton>
          )}
          {email !== null && (
            <LinkButton
              href={`mailto:${encodeURIComponent(email)}?subject=${subject}&body=${sentenceFor(email)}`}
            >
              <Mail {...iconProps} />
              E-mail
            </LinkButton>
          )}
          <Button variant="primary" onClick={onClose}>
            C’est fait
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
