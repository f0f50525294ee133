import './lib/style/theme.css';
import './lib/style/fonts.css';
import './lib/style/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { loadTexts } from './lib/text/texts.svelte';
import { update } from './offline/update.svelte';

const target = document.getElementById('app');
if (target) void loadTexts().then(() => mount(App, { target }));
addEventListener('load', () => void update.watch());
