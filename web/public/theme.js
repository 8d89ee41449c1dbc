// Before the first paint: day or night, as chosen or as the system has it.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('landsraad.theme');
  } catch {
    /* no storage: as the system has it */
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]').content = dark ? '#0b0e17' : '#e9dcc4';
})();
