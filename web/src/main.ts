import { mount } from 'svelte'
import App from './App.svelte'
import './look/palette.css'
import './look/base.css'
import './look/table.css'
import { chosenLanguage, speak } from './words/speech.svelte'

await speak(chosenLanguage())
mount(App, { target: document.getElementById('app') as HTMLElement })
