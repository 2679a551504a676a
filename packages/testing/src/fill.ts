import { userEvent } from '@testing-library/user-event';

/**
 * Puts the text in the place of what a field holds. It is pasted: key by key a large form would be
 * rendered as often as the text has letters.
 */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup({ delay: null });
  field.focus();
  if ('value' in field && field.value !== '') await user.keyboard('{Control>}a{/Control}');
  await (text === '' ? user.keyboard('{Delete}') : user.paste(text));
}
