/* Rows of the plugin's forms, and pictures of the library. */
(() => {
  let made = Date.now();

  function addRow(rows) {
    const template = rows.querySelector(":scope > template");
    const html = template.innerHTML.replaceAll(rows.dataset.token, String(made++));
    template.insertAdjacentHTML("beforebegin", html);
    template.previousElementSibling.querySelector("input, textarea, select")?.focus();
  }

  function choosePicture(picture) {
    const library = wp.media({ multiple: false });
    library.on("select", () => {
      const { id, filename } = library.state().get("selection").first().toJSON();
      setPicture(picture, String(id), filename);
    });
    library.open();
  }

  function setPicture(picture, id, words) {
    picture.querySelector("input").value = id;
    picture.querySelector("output").textContent = words;
    picture.querySelector("img")?.remove();
  }

  const does = {
    add: (button) => addRow(button.closest(".meridian-rows")),
    remove: (button) => button.closest(".meridian-row").remove(),
    choose: (button) => choosePicture(button.closest(".meridian-picture")),
    clear: (button) => setPicture(button.closest(".meridian-picture"), "", ""),
    up(button) {
      const row = button.closest(".meridian-row");
      if (row.previousElementSibling?.matches(".meridian-row"))
        row.previousElementSibling.before(row);
    },
    down(button) {
      const row = button.closest(".meridian-row");
      if (row.nextElementSibling?.matches(".meridian-row")) row.nextElementSibling.after(row);
    },
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-meridian]");
    if (button) does[button.dataset.meridian]?.(button);
  });
})();
