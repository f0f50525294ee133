import type { GameUi } from '../contract';
import Art from './Art.svelte';
import Board from './Board.svelte';

const ui: GameUi = { Board, Art, describe: () => [] };

export default ui;
