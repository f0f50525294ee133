import { card } from '../model/box';
import type { Picture } from '../model/effect';
import type { IconName } from './icons';

/** What is sketched on a card: the thing its effect is about. */
const SKETCHED: Record<string, IconName> = {
  'sea-turtle': 'ship', ostrich: 'boot', 'pack-donkey': 'item', horse: 'boot', 'steam-boat': 'ship', automobile: 'car',
  'sturdy-boots': 'boot', 'gold-pan': 'coin', 'hot-air-balloon': 'discover', aeroplane: 'plane', journal: 'notebook', watch: 'pass',
  tent: 'camp', lantern: 'camp', 'precision-compass': 'compass', 'rough-map': 'compass', 'large-backpack': 'item', hat: 'assistant',
  theodolite: 'glass', binoculars: 'look', 'carrier-pigeon': 'tablet', airdrop: 'crate', chronometer: 'pass', 'bow-and-arrows': 'arrowhead',
  'war-mask': 'shield', 'treasure-chest': 'crate', 'serpents-gold': 'coin', 'serpent-idol': 'idol', 'idol-of-ara-anu': 'idol',
  'inscribed-blade': 'arrowhead', 'guardians-ocarina': 'ocarina', 'traders-scales': 'coin', 'hunting-arrows': 'arrowhead',
  'ornate-hammer': 'hammer', 'star-charts': 'points', 'traders-coins': 'coin', 'runes-of-the-dead': 'tablet', 'guardians-crown': 'crown',
  'stone-jar': 'artifact', 'coconut-flask': 'artifact', 'ancient-wine': 'artifact', 'guiding-stone': 'site', 'guiding-skull': 'fear',
  'pathfinders-sandals': 'boot', 'pathfinders-staff': 'relocate', 'passage-shell': 'camp', sundial: 'pass', fear: 'fear',
  pickaxe: 'dig', trowel: 'dig', brush: 'idol', 'funding-car': 'coin', 'funding-ship': 'coin', 'exploration-car': 'compass', 'exploration-ship': 'compass',
  'ceremonial-rattle': 'refresh', 'sacred-drum': 'refresh', 'decorated-horn': 'exchange', 'stone-key': 'crate', 'crystal-earring': 'jewel', 'obsidian-earring': 'jewel',
};

function firstIcon(steps: readonly Picture[]): IconName | null {
  for (const step of steps) {
    const found = step.step === 'choose' ? firstIcon(step.options.flat()) : step.step === 'pay' ? firstIcon(step.then) : (step.marks.find(({ icon }) => icon)?.icon ?? null);
    if (found) return found;
  }
  return null;
}

export function pictureOf(id: string): IconName {
  return SKETCHED[id] ?? firstIcon(card(id).effect) ?? card(id).kind as IconName;
}
