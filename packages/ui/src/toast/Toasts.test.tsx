import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts, toastExitMs, type Toast } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const aToast = (more: Partial<Toast> = {}): Toast => ({
  id: '1',
  tone: 'success',
  title: null,
  text: 'Ajouté',
  action: null,
  close: () => undefined,
  ...more,
});

describe('Toasts', () => {
  it('has its live regions in the page before anything is said', () => {
    render(<Toasts toasts={[]} />);
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-live'))).toEqual([
      'assertive',
      'polite',
    ]);
  });

  it.each<[Toast['tone'], string]>([
    ['success', 'polite'],
    ['info', 'polite'],
    ['error', 'assertive'],
  ])('says a %s in the %s region', (tone, region) => {
    render(<Toasts toasts={[aToast({ tone })]} />);
    expect(screen.getByText('Ajouté').closest('[aria-live]')?.getAttribute('aria-live')).toBe(region);
  });

  it('is inert during its exit animation', () => {
    const { rerender } = render(<Toasts toasts={[aToast()]} />);
    rerender(<Toasts toasts={[]} />);
    expect(screen.getByText('Ajouté').closest('[inert]')).not.toBeNull();
    act(() => {
      vi.advanceTimersByTime(toastExitMs - 1);
    });
    expect(screen.queryAllByText('Ajouté')).toHaveLength(1);
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.queryAllByText('Ajouté')).toHaveLength(0);
  });

  it('pauses its timer while it is focused, and resumes it after', () => {
    const calls: string[] = [];
    const toast = aToast({ pause: () => calls.push('pause'), resume: () => calls.push('resume') });
    render(<Toasts toasts={[toast]} />);
    const close = screen.getByRole('button', { name: 'Fermer' });
    act(() => close.focus());
    act(() => close.blur());
    expect(calls).toEqual(['pause', 'resume']);
  });

  it('marks an English text', () => {
    render(<Toasts toasts={[aToast({ text: 'Failed to update wishlist' })]} />);
    expect(screen.getByText('Failed to update wishlist').lang).toBe('en');
  });

  it('offers its action and its cross', async () => {
    const calls: string[] = [];
    const action = { label: 'Annuler', run: () => calls.push('run') };
    render(<Toasts toasts={[aToast({ action, close: () => calls.push('close') })]} />);
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(calls).toEqual(['run', 'close']);
  });
});
