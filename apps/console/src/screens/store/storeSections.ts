import type { StaffRole } from '@teranga/contract/admin';
import {
  Bell,
  Clock,
  CreditCard,
  FileText,
  Globe,
  History,
  Info,
  KeyRound,
  MapPin,
  MonitorSmartphone,
  PauseCircle,
  PowerOff,
  Ruler,
  Scale,
  Send,
  Store,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react';

export interface StoreSection {
  path: string;
  label: string;
  text: string;
  icon: LucideIcon;
  /** The least role that may open it. */
  role: StaffRole;
}

const section = (
  path: string,
  label: string,
  text: string,
  icon: LucideIcon,
  role: StaffRole = 'manager',
): StoreSection => ({ path, label, text, icon, role });

/** Every page of Boutique, by group. */
export const storeGroups: readonly { title: string; sections: readonly StoreSection[] }[] = [
  {
    title: 'Présentation',
    sections: [
      section('identite', 'Nom, logo et accueil', 'Ce que voit un client en arrivant', Store),
      section('contact', 'Contacts et adresses', 'Téléphones, e-mails, réseaux, lieux', MapPin),
      section('horaires', 'Heures d’ouverture', 'Jours et heures', Clock),
      section('textes', 'À propos et livraison', 'L’histoire et les valeurs de la boutique', Info),
      section('tailles', 'Guide des tailles', 'Vêtements, chaussures, bagues', Ruler),
      section('legal', 'Mentions et conditions', 'Mentions légales, ventes, retours, vie privée', Scale),
    ],
  },
  {
    title: 'Vente',
    sections: [
      section('paiement', 'Paiement', 'À la livraison, en ligne', CreditCard),
      section('avis', 'Qui est prévenu', 'E-mails et SMS à l’équipe', Bell),
      section('pause', 'Pause, congé', 'Ne plus prendre de commandes un moment', PauseCircle),
    ],
  },
  {
    title: 'Équipe et accès',
    sections: [
      section('equipe', 'Équipe', 'Qui travaille ici, avec quel rôle', Users, 'owner'),
      section('appareils', 'Appareils connectés', 'Où la gestion est ouverte', MonitorSmartphone, 'preparer'),
      section('cles', 'Clés d’API', 'Pour relier un autre programme', KeyRound, 'owner'),
      section('webhooks', 'Webhooks', 'Prévenir un autre programme des commandes', Webhook, 'owner'),
      section('hotes', 'Noms de domaine', 'Les adresses web de la boutique', Globe, 'owner'),
    ],
  },
  {
    title: 'Suivi',
    sections: [
      section('envois', 'E-mails et SMS', 'Ce qui est parti et ce qui attend', Send),
      section('phrases', 'Phrases prêtes', 'Pour répondre plus vite', FileText),
      section('journal', 'Journal', 'Qui a changé quoi', History),
    ],
  },
  {
    title: 'Fermeture',
    sections: [
      section('fermeture', 'Fermer la boutique', 'Ses données sont supprimées ensuite', PowerOff, 'owner'),
    ],
  },
];
