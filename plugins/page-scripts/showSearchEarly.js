// Runs in the built page, before answerEarly.js: shows the field of the search dialog before the dialog has come, in
// the dialog's own classes. src/components/search/earlySearch.ts reads it and takes it away.
window.showSearchEarly = (query) => {
  const search = document.createElement('div');
  search.className = 'DocSearch-Container early-search';
  search.innerHTML =
    '<div class=DocSearch-Modal><div class=DocSearch-SearchBar><form class=DocSearch-Form role=search action=/search><label class=DocSearch-MagnifierLabel></label><input class=DocSearch-Input name=q aria-label=Search placeholder="Search the docs" autocomplete=off></form><button class=DocSearch-Cancel>Cancel</button></div></div>';
  const field = search.querySelector('input');
  field.value = query;
  search.querySelector('label').append(document.querySelector('.al-search-button svg').cloneNode(true));
  search.querySelector('svg').setAttribute('width', 20);
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
