// For browsers that are too old for the site (docs/browsers.md), so in the JavaScript of their time. Browsers without modules run it
// on the home page too, and go to the page old-browser.html.
(function () {
  var page = '/old-browser.html';
  if (location.pathname !== page) {
    location.replace(page + '#' + location.pathname.slice(1, 3));
    return;
  }

  function readKept(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }

  var wanted = [location.hash.slice(1), readKept('language'), readKept('account-language')];
  wanted = wanted.concat([].slice.call(navigator.languages || [navigator.language]));
  var shown = document.getElementById('en');
  for (var place = 0; place < wanted.length; place += 1) {
    var text = document.getElementById(String(wanted[place]).slice(0, 2));
    if (text === null) continue;
    shown.hidden = true;
    text.hidden = false;
    shown = text;
    break;
  }
  document.documentElement.lang = shown.lang;

  var site = document.getElementById('site');
  var request = new XMLHttpRequest();
  request.open('GET', site.getAttribute('data-url') + '/rest/v1/site_settings?select=bureau_name,phone,in_languages');
  request.setRequestHeader('apikey', site.getAttribute('data-key'));
  request.setRequestHeader('Authorization', 'Bearer ' + site.getAttribute('data-key'));
  request.onload = function () {
    if (request.status !== 200) return;
    var bureau = JSON.parse(request.responseText)[0];
    var own = bureau.in_languages[shown.lang] || {};
    var name = document.getElementById('name');
    name.textContent = own.bureau_name || bureau.bureau_name;
    name.hidden = false;
    if (!bureau.phone) return;
    var call = document.getElementById('call');
    call.textContent = bureau.phone;
    call.href = 'tel:' + bureau.phone.replace(/ /g, '');
    call.hidden = false;
  };
  request.send();
})();
