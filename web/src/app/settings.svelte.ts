// Day or night, how fast the moves of others play out, what to call you.
import { writeStored, readStored } from './storage';

export type Theme = 'auto' | 'light' | 'dark';
/** `step`: the turns of automas wait for a press after each step. */
export type Speed = 'skip' | 'fast' | 'normal' | 'slow' | 'step';
export const SPEEDS: Record<Speed, number> = { skip: 0, fast: 420, normal: 900, slow: 1700, step: 1200 };
/** How long a piece travels, compared with the usual time. */
export const PACES: Record<Speed, number> = { skip: 0, fast: 0.65, normal: 1, slow: 1.5, step: 1 };

class Settings {
  theme = $state<Theme>(themeNow());
  speed = $state<Speed>(readStored<Speed>('speed', 'normal'));
  name = $state<string>(readStored<string>('name', ''));
  confirm = $state<boolean>(readStored<boolean>('confirm', false));

  warns = $state<boolean>(readStored<boolean>('warns', false)); // before a move that costs much

  passes = $state<boolean>(readStored<boolean>('passes', false)); // for who has nothing to choose

  setPasses(passes: boolean): void {
    this.passes = passes;
    writeStored('passes', passes);
  }

  setWarns(warns: boolean): void {
    this.warns = warns;
    writeStored('warns', warns);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    try {
      // A plain word: the script that runs before the first paint reads it.
      localStorage.setItem('landsraad.theme', theme);
    } catch {
      /* for this page only */
    }
    paint(theme);
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    writeStored('speed', speed);
  }

  setName(name: string): void {
    this.name = name;
    writeStored('name', name);
  }
}

function themeNow(): Theme {
  try {
    const chosen = localStorage.getItem('landsraad.theme');
    return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
  } catch {
    return 'auto';
  }
}

function paint(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  // The frame that a system draws around the installed app.
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#0b0e17' : '#e9dcc4');
}

export const settings = new Settings();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => paint(settings.theme));
