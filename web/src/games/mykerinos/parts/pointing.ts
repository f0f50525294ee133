/** Whether something was pressed with a finger or a pen, which point at nothing before they press. */
export function byFinger(event: MouseEvent): boolean {
  return 'pointerType' in event && (event.pointerType === 'touch' || event.pointerType === 'pen');
}
