import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';

import { shapeOf } from './seats';
import { settings } from '../settings/settings.svelte';
import { toasts } from './toasts.svelte';
import Qr from './Qr.svelte';
import SeatMark from './SeatMark.svelte';
import Segments from './Segments.svelte';
import Switch from './Switch.svelte';
import Toasts from './Toasts.svelte';
import Explained from './Explained.svelte';

describe('seats', () => {
  test('differ in shape, colour and letter', () => {
    expect([1, 2, 3, 4].map(shapeOf)).toEqual(['circle', 'diamond', 'square', 'triangle']);
    const { container } = render(SeatMark, { seat: 3, label: 'Ala' });
    expect(screen.getByRole('img', { name: 'Ala' }).textContent).toBe('C');
    expect(container.querySelector('.seat-3')).not.toBeNull();
  });
});

describe('an explanation', () => {
  test('comes on long hover, describes its place, and goes', async () => {
    render(Explained, { words: () => Promise.resolve('Needs 2 compasses') });
    const button = screen.getByRole('button');
    await fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await waitFor(() => expect(document.getElementById('explanation')?.textContent).toContain('Needs 2 compasses'));
    expect(button.getAttribute('aria-describedby')).toBe('explanation');
    await fireEvent.keyDown(window, { key: 'Escape' });
    await waitFor(() => expect(button.hasAttribute('aria-describedby')).toBe(false));
  });

  test('comes on long press, which then does nothing else', async () => {
    render(Explained, { words: () => 'A wheel' });
    const button = screen.getByRole('button');
    let clicks = 0;
    button.addEventListener('click', () => clicks++);
    await fireEvent.pointerDown(button, { pointerType: 'touch' });
    await waitFor(() => expect(button.getAttribute('aria-describedby')).toBe('explanation'));
    await fireEvent.click(button);
    expect(clicks).toBe(0);
    await fireEvent.click(button);
    expect(clicks).toBe(1);
  });

  test('of nothing stays away', async () => {
    render(Explained, { words: () => null });
    await fireEvent.pointerDown(screen.getByRole('button'), { pointerType: 'touch' });
    await new Promise((done) => setTimeout(done, 600));
    expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('small things', () => {
  test('a switch says what it is', async () => {
    const heard: boolean[] = [];
    render(Switch, { checked: false, label: 'Sound', hint: 'Wood', onchange: (on: boolean) => heard.push(on) });
    await fireEvent.click(screen.getByRole('switch', { name: /Sound/ }));
    expect(heard).toEqual([true]);
  });

  test('segments are radio buttons', async () => {
    const heard: string[] = [];
    const choices = [
      { value: 'a', label: 'One' },
      { value: 'b', label: 'Two' },
    ];
    render(Segments, { value: 'a', choices, legend: 'Which', onchange: (chosen: string) => heard.push(chosen) });
    await fireEvent.click(screen.getByRole('radio', { name: 'Two' }));
    expect(heard).toEqual(['b']);
  });

  test('a QR code has a name and a pattern', () => {
    render(Qr, { text: 'http://192.168.1.2:8080', label: 'QR code' });
    expect(screen.getByRole('img', { name: 'QR code' }).querySelector('path')?.getAttribute('d')).toMatch(/^M2 2h1v1/);
  });

  test('a toast is announced once', async () => {
    settings.motion = 'off';
    render(Toasts);
    toasts.show('Copied', 'good', 0);
    toasts.show('Copied', 'good', 0);
    await waitFor(() => expect(screen.getAllByText('Copied')).toHaveLength(1));
  });
});
