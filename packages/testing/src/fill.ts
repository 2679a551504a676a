import { userEvent } from '@testing-library/user-event';

/**
 * Puts the text in the place of what a field holds. It is pasted: key by key a large form would be
 * rendered as often as the text has letters.
 */
export async function fill(field: Element, text: string): Promise<void> {
  const user = userEvent.setup({ delay: null });
  await user.clear(field);
  if (text !== '') await user.paste(text);
}
