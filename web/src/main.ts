import './lib/style/theme.css';
import './lib/style/fonts.css';
import './lib/style/base.css';

import { mount } from 'svelte';

import App from './App.svelte';

const house = document.getElementById('house');
if (house) mount(App, { target: house });
