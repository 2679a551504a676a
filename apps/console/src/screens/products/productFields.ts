import { boolean, number, object, string, type InferType } from 'yup';

const amountText = 'Saisissez un prix en FCFA, sans décimales.';
const longestName = 300;

/** The fields of an article's form. */
export const productSchema = object({
  name: string().trim().max(longestName).required('Donnez un nom à l’article.'),
  description: string().trim().default(''),
  brand: string().trim().default(''),
  tags: string().trim().default(''),
  sellingPrice: number().typeError(amountText).integer(amountText).min(0, amountText).required(amountText),
  isPublished: boolean().default(false),
});
export type ProductFields = InferType<typeof productSchema>;

/** Tags as they are typed, with commas between them. */
export const toTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
