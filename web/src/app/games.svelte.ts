// The games there are, in the language of the page: titles, descriptions and options.
import { api, type GameInfo, type Language } from '../api/client';

class Games {
  all = $state.raw<GameInfo[]>([]);
  private asked = '';

  async use(lang: Language): Promise<void> {
    if (this.asked === lang) return;
    this.asked = lang;
    try {
      const found = await api.games(lang);
      if (this.asked === lang) this.all = found;
    } catch (error) {
      if (this.asked === lang) this.asked = '';
      throw error;
    }
  }

  find(name: string): GameInfo | undefined {
    return this.all.find((game) => game.name === name);
  }

  title(name: string): string {
    return this.find(name)?.title ?? '';
  }
}

export const games = new Games();
