// Before the first paint: the theme, motion and language that this browser chose.
(() => {
  try {
    const chosen = JSON.parse(localStorage.getItem('dighouse.settings') ?? '{}');
    const { dataset } = document.documentElement;
    if (chosen.theme === 'light' || chosen.theme === 'dark') dataset.theme = chosen.theme;
    if (chosen.motion) dataset.motion = chosen.motion;
    if (chosen.language) document.documentElement.lang = chosen.language;
  } catch {
    // Without storage the defaults hold.
  }
})();
