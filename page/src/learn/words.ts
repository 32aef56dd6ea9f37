import { settings } from '../play/settings.svelte';

/** What is said about learning. It is fetched with the screen, and so is no part of a first visit. */
const en = {
  title: 'Learn',
  back: 'Back to the game',
  all: 'All techniques',
  about: 'Every technique that Neuf knows: what it is, why it works, and boards to try it on.',
  loading: 'The lessons are loading …',
  unknown: (key: string) => `There is no technique “${key}”. The list has them all.`,

  // the list
  course: 'A way through the most useful ones',
  courseDone: (done: number, all: number) => `${done} of ${all} mastered`,
  begin: 'Where to begin',
  next: 'Next for you',
  allDone: 'You have mastered everything that can be practised here.',
  search: 'Search techniques',
  found: (count: number) => (count === 0 ? 'No technique has this name.' : count === 1 ? '1 technique' : `${count} techniques`),
  status: { fresh: 'not begun', begun: 'begun', mastered: 'mastered' },

  // several at once
  mixed: 'Which one is next?',
  mixedTask: 'Which of these is the easiest that helps on this board?',
  mixedFew: 'Try two techniques or more first: this mixes those that you have met.',
  mixedRight: (title: string) => `Right: ${title}.`,
  mixedWrong: (title: string) => `Not yet: it is ${title}.`,
  mixedScore: (right: number, all: number) => `${right} of ${all} right.`,

  // a technique
  facts: 'Level and rating',
  level: 'Level',
  rating: 'Rating',
  hodoku: 'HoDoKu',
  explainer: 'Sudoku Explainer',
  unrated: '–',
  unique: 'It relies on the puzzle having exactly one solution.',
  noText: 'Nobody has written a text about this one yet.',
  noExample: 'There is no example of this technique yet: it is too rare. The generator can look for one, but may not find any.',
  lookFor: 'Look for one',
  previous: 'Before this',
  following: 'After this',
  ways: 'Look or try',
  see: 'See it',
  tryIt: 'Try it',
  step: 'The proof',
  rules: 'Rules of this board',

  // trying
  task: {
    place: 'Find the digit that it places: choose the cell, then press the digit.',
    strike: 'Find the candidates that it strikes: choose the cell, then press the digit.',
  },
  origin: {
    example: 'This is the example. It does not count as done without help.',
    disguise: (seed: number) => `The example in disguise, number ${seed}: other digits, other rows and columns.`,
    made: (seed: number) => `A new puzzle, made for you: number ${seed}.`,
  },
  placing: 'Place',
  striking: 'Strike',
  tools: 'What a digit does',
  keys: 'Digits',
  undo: 'Undo',
  help: ['A little help', 'More help', 'Show me', ''],
  helpLevel: (level: number) => `Help, level ${level} of 3`,
  doIt: 'Do it',
  another: 'Another one',
  making: 'Looking for a puzzle that needs it …',
  stop: 'Stop',
  notFound: 'The generator found none in the time it had.',
  alone: (row: number, enough: number) => (row >= enough ? 'Without help. This one is mastered.' : `Without help: ${row} of ${enough} in a row.`),
  helped: (enough: number) => `Done, with help. ${enough} in a row without help, and it is mastered.`,

  // what was learned
  progress: 'Your progress',
  score: (alone: number, helped: number) => `Done without help: ${alone}. With help: ${helped}.`,
  keeping: 'It stays in this browser and is sent nowhere. As text it can be taken elsewhere.',
  notKept: 'This browser has no room left to keep it, or must not: it lasts until you close the page.',
  asText: 'As text',
  save: 'Save as a file',
  takeOver: 'Take over',
  taken: 'Taken over. Of each technique the better result counts.',
  notTaken: 'This is not such a text. It begins with “Neuf learn 1”.',
  reset: 'Forget everything',
  resetReally: 'Really forget everything?',
  forgotten: 'Everything is forgotten.',
};

const fr: typeof en = {
  title: 'Apprendre',
  back: 'Retour au jeu',
  all: 'Les techniques',
  about: 'Toutes les techniques que Neuf connaît : ce que c’est, pourquoi cela marche, et des grilles pour l’essayer.',
  loading: 'Les leçons se chargent …',
  unknown: (key) => `Il n’y a pas de technique « ${key} ». La liste les a toutes.`,

  course: 'Un chemin par les plus utiles',
  courseDone: (done, all) => `${done} sur ${all} ${done > 1 ? 'maîtrisées' : 'maîtrisée'}`,
  begin: 'Par où commencer',
  next: 'Ensuite pour vous',
  allDone: 'Vous maîtrisez tout ce qui peut s’exercer ici.',
  search: 'Chercher une technique',
  found: (count) => (count === 0 ? 'Aucune technique n’a ce nom.' : count === 1 ? '1 technique' : `${count} techniques`),
  status: { fresh: 'pas commencée', begun: 'commencée', mastered: 'maîtrisée' },

  mixed: 'Laquelle ensuite ?',
  mixedTask: 'Laquelle est la plus facile qui aide sur cette grille ?',
  mixedFew: 'Essayez d’abord deux techniques ou plus : ceci mélange celles que vous avez rencontrées.',
  mixedRight: (title) => `Juste : ${title}.`,
  mixedWrong: (title) => `Pas encore : c’est ${title}.`,
  mixedScore: (right, all) => `${right} sur ${all} justes.`,

  facts: 'Niveau et cote',
  level: 'Niveau',
  rating: 'Cote',
  hodoku: 'HoDoKu',
  explainer: 'Sudoku Explainer',
  unrated: '–',
  unique: 'Elle suppose que le problème a exactement une solution.',
  noText: 'Personne n’a encore écrit de texte sur celle-ci.',
  noExample: 'Il n’y a pas encore d’exemple de cette technique : elle est trop rare. Le générateur peut en chercher un, sans être sûr d’en trouver.',
  lookFor: 'En chercher un',
  previous: 'Avant celle-ci',
  following: 'Après celle-ci',
  ways: 'Regarder ou essayer',
  see: 'Regarder',
  tryIt: 'Essayer',
  step: 'La preuve',
  rules: 'Règles de cette grille',

  task: {
    place: 'Trouvez le chiffre qu’elle place : choisissez la case, puis tapez le chiffre.',
    strike: 'Trouvez les candidats qu’elle élimine : choisissez la case, puis tapez le chiffre.',
  },
  origin: {
    example: 'C’est l’exemple. Il ne compte pas comme fait sans aide.',
    disguise: (seed) => `L’exemple déguisé, numéro ${seed} : d’autres chiffres, d’autres lignes et colonnes.`,
    made: (seed) => `Un nouveau problème, fait pour vous : numéro ${seed}.`,
  },
  placing: 'Placer',
  striking: 'Éliminer',
  tools: 'Ce que fait un chiffre',
  keys: 'Chiffres',
  undo: 'Annuler',
  help: ['Un peu d’aide', 'Plus d’aide', 'Montrer', ''],
  helpLevel: (level) => `Aide, niveau ${level} sur 3`,
  doIt: 'Le faire',
  another: 'Une autre',
  making: 'Recherche d’un problème qui en a besoin …',
  stop: 'Arrêter',
  notFound: 'Le générateur n’en a pas trouvé dans le temps imparti.',
  alone: (row, enough) => (row >= enough ? 'Sans aide. Celle-ci est maîtrisée.' : `Sans aide : ${row} sur ${enough} de suite.`),
  helped: (enough) => `Fait, avec de l’aide. ${enough} de suite sans aide, et elle est maîtrisée.`,

  progress: 'Vos progrès',
  score: (alone, helped) => `Faites sans aide : ${alone}. Avec aide : ${helped}.`,
  keeping: 'Ils restent dans ce navigateur et ne sont envoyés nulle part. En texte, on peut les emporter ailleurs.',
  notKept: 'Ce navigateur n’a plus de place pour les garder, ou n’en a pas le droit : ils durent jusqu’à la fermeture de la page.',
  asText: 'En texte',
  save: 'Enregistrer un fichier',
  takeOver: 'Reprendre',
  taken: 'Repris. Pour chaque technique, le meilleur résultat compte.',
  notTaken: 'Ce n’est pas un tel texte. Il commence par « Neuf learn 1 ».',
  reset: 'Tout oublier',
  resetReally: 'Vraiment tout oublier ?',
  forgotten: 'Tout est oublié.',
};

export const words = () => (settings.language === 'fr' ? fr : en);

/** Titles of the engine stand in sentences, too, and so begin with a small letter. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A rating of another program, which is text: "3.2", or two of them. */
export const foreign = (text: string) => (settings.language === 'fr' ? text.replaceAll('.', ',') : text);

export const rating = (value: number) => value.toLocaleString(settings.language, { minimumFractionDigits: 1 });
