import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './app/language.svelte';
import './fonts.css';
import icons from './theme/icons.svg?raw';
import marks from './theme/marks.svg?raw';
import './theme/tokens.css';
import './theme/components.css';
import './app.css';

// All icons once in the page: `<use href="#i-spice">` finds them without another request.
const sprite = document.createElement('div');
sprite.hidden = true;
sprite.innerHTML = icons + marks;
document.body.prepend(sprite);

await language.start();
mount(App, { target: document.getElementById('app')! });
