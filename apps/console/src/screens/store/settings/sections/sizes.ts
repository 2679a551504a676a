import { SizeTablesField } from '../SizeTablesField.tsx';
import type { SettingsSection } from '../settingFields.ts';

/** How sizes are measured, for stores that sell clothes or shoes. */
export const sizes: SettingsSection = {
  title: 'Guide des tailles',
  groups: [
    {
      title: 'Page du guide',
      fields: [
        {
          kind: 'switch',
          path: 'sizeGuide.showSizeGuide',
          label: 'Montrer le guide sur les pages des articles',
        },
        { kind: 'text', path: 'sizeGuide.title', label: 'Titre' },
        { kind: 'area', path: 'sizeGuide.description', label: 'Texte' },
        { kind: 'image', path: 'sizeGuide.coverImage', label: 'Image', empty: 'null' },
      ],
    },
    {
      title: 'Tailles',
      fields: [
        {
          kind: 'custom',
          path: 'sizeGuide.categories',
          label: 'Tableaux de tailles',
          empty: 'list',
          render: SizeTablesField,
        },
        {
          kind: 'lines',
          path: 'sizeGuide.generalNotes',
          label: 'Conseils sous les tableaux',
          hint: 'Un par ligne.',
          empty: 'list',
        },
      ],
    },
  ],
};
