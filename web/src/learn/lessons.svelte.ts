// The lessons there are, their pages, and how far this browser has come in each.
import { api, type Language, type LessonInfo, type LessonPage } from '../api/client';
import { sitDown } from '../app/create_table';
import { router } from '../app/router.svelte';
import { savedSeats } from '../app/saved_seats.svelte';
import { readStored, writeStored } from '../app/storage';

interface LessonProgress {
  table: string; // where it was left
  page: number; // the page that was read last
  done: boolean;
  seen: number; // when
}

class Lessons {
  all = $state.raw<LessonInfo[]>([]);
  progress = $state<Record<string, LessonProgress>>(readStored<Record<string, LessonProgress>>('lessons', {}));
  /** The notes of the coach that have been read, by lesson and key. */
  notes = $state<string[]>(readStored<string[]>('notes', []));
  private asked = '';
  private pages = new Map<string, Promise<LessonPage[]>>();

  async use(lang: Language): Promise<void> {
    if (this.asked === lang) return;
    this.asked = lang;
    try {
      this.all = await api.lessons(lang);
    } catch (error) {
      this.asked = '';
      throw error;
    }
  }

  pagesOf(id: string, lang: Language): Promise<LessonPage[]> {
    const key = `${lang} ${id}`;
    let found = this.pages.get(key);
    if (found === undefined) {
      found = api.lessonPages(id, lang).then((told) => told.pages);
      this.pages.set(key, found);
      found.catch(() => this.pages.delete(key));
    }
    return found;
  }

  /** The lesson that was left most recently and is not done. */
  get left(): LessonInfo | null {
    const open = this.all.filter((one) => this.isOpen(one.id));
    return open.sort((a, b) => this.progress[b.id]!.seen - this.progress[a.id]!.seen)[0] ?? null;
  }

  isOpen(id: string): boolean {
    const known = this.progress[id];
    return known !== undefined && !known.done && savedSeats.find(known.table) !== undefined;
  }

  isDone(id: string): boolean {
    return this.progress[id]?.done ?? false;
  }

  /** The first lesson of a game that is not done, or its first. */
  next(game: string): LessonInfo | null {
    const path = this.all.filter((one) => one.game === game);
    return path.find((one) => !this.isDone(one.id)) ?? path[0] ?? null;
  }

  /** The lesson behind one on the path of its game. */
  after(id: string): LessonInfo | null {
    const at = this.all.findIndex((one) => one.id === id);
    const next = this.all[at + 1];
    return at >= 0 && next !== undefined && next.game === this.all[at]!.game ? next : null;
  }

  note(id: string, change: Partial<LessonProgress>): void {
    const known = this.progress[id] ?? { table: '', page: 0, done: false, seen: 0 };
    this.progress[id] = { ...known, ...change, seen: Date.now() };
    writeStored('lessons', this.progress);
  }

  read(note: string): void {
    if (this.notes.includes(note)) return;
    this.notes = [...this.notes, note];
    writeStored('notes', this.notes);
  }

  /** Goes on where the lesson was left, or begins it. */
  async begin(lesson: LessonInfo, again = false): Promise<void> {
    if (!again && this.isOpen(lesson.id)) {
      router.go(`/table/${this.progress[lesson.id]!.table}`);
      return;
    }
    const made = await api.beginLesson(lesson.id);
    this.note(lesson.id, { table: made.id, page: 0 });
    sitDown(made, lesson.game, lesson.title);
    savedSeats.note(made.id, { lesson: lesson.id });
  }
}

export const lessons = new Lessons();
