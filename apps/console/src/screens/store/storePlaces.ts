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

export interface StorePlace {
  path: string;
  label: string;
  text: string;
  icon: LucideIcon;
  /** The least role that may open it. */
  role: StaffRole;
}

const place = (
  path: string,
  label: string,
  text: string,
  icon: LucideIcon,
  role: StaffRole = 'manager',
): StorePlace => ({ path, label, text, icon, role });

/** Every page of Boutique, by group. */
export const storeGroups: readonly { title: string; places: readonly StorePlace[] }[] = [
  {
    title: 'Présentation',
    places: [
      place('identite', 'Nom, logo et accueil', 'Ce que voit un client en arrivant', Store),
      place('contact', 'Contacts et adresses', 'Téléphones, e-mails, réseaux, lieux', MapPin),
      place('horaires', 'Heures d’ouverture', 'Jours et heures', Clock),
      place('textes', 'À propos et livraison', 'L’histoire et les valeurs de la boutique', Info),
      place('tailles', 'Guide des tailles', 'Vêtements, chaussures, bagues', Ruler),
      place('legal', 'Mentions et conditions', 'Mentions légales, ventes, retours, vie privée', Scale),
    ],
  },
  {
    title: 'Vente',
    places: [
      place('paiement', 'Paiement', 'À la livraison, en ligne', CreditCard),
      place('avis', 'Qui est prévenu', 'E-mails et SMS à l’équipe', Bell),
      place('pause', 'Pause', 'Ne plus prendre de commandes un moment', PauseCircle),
    ],
  },
  {
    title: 'Équipe et accès',
    places: [
      place('equipe', 'Équipe', 'Qui travaille ici, avec quel rôle', Users, 'owner'),
      place('appareils', 'Appareils connectés', 'Où la gestion est ouverte', MonitorSmartphone, 'preparer'),
      place('cles', 'Clés d’API', 'Pour relier un autre programme', KeyRound, 'owner'),
      place('webhooks', 'Webhooks', 'Prévenir un autre programme des commandes', Webhook, 'owner'),
      place('hotes', 'Noms de domaine', 'Les adresses web de la boutique', Globe, 'owner'),
    ],
  },
  {
    title: 'Suivi',
    places: [
      place('envois', 'E-mails et SMS', 'Ce qui est parti et ce qui attend', Send),
      place('phrases', 'Phrases prêtes', 'Pour répondre plus vite', FileText),
      place('journal', 'Journal', 'Qui a changé quoi', History),
      place('fermeture', 'Fermer la boutique', 'Ses données sont supprimées ensuite', PowerOff, 'owner'),
    ],
  },
];
