// Runs in the built page, before answerEarly.js: shows the field of the search dialog before the dialog has come, styled
// by src/css/early.css. src/components/search/earlySearch.ts reads it and takes it away.
window.showSearchEarly = (query) => {
  const search = document.createElement('div');
  search.className = 'early-search';
  search.innerHTML =
    '<div><form role=search action=/search><input name=q aria-label=Search placeholder="Search the docs" autocomplete=off></form><button class=clean-btn>Cancel</button></div>';
  const field = search.querySelector('input');
  field.value = query;
  field.before(document.querySelector('.al-search-button svg').cloneNode(true));
  search.focusedBefore = document.activeElement;
  const closes = ({key, target}) => key === 'Escape' || (!key && (target === search || target.matches('button')));
  const close = (event) => {
    if (!closes(event)) return;
    event.preventDefault();
    search.remove();
    search.focusedBefore.focus();
  };
  search.onkeydown = close;
  search.onclick = close;
  document.body.append(search);
  field.focus();
};
