import './lib/theme.css';
import './lib/fonts.css';
import './lib/base.css';

import { mount } from 'svelte';

import App from './App.svelte';

const house = document.getElementById('house');
if (house) mount(App, { target: house });
