export type ToastKind = 'info' | 'good' | 'bad';

export interface ToastItem {
  id: number;
  text: string;
  kind: ToastKind;
}

const STAY = 6000;
let next = 1;

/** Short messages that come and go; each is announced once. */
class Toasts {
  items: ToastItem[] = $state([]);

  show(text: string, kind: ToastKind = 'info', stay = STAY): void {
    const id = next++;
    this.items = [...this.items.filter((item) => item.text !== text), { id, text, kind }];
    if (stay > 0) setTimeout(() => this.close(id), stay);
  }

  close(id: number): void {
    this.items = this.items.filter((item) => item.id !== id);
  }
}

export const toasts = new Toasts();
