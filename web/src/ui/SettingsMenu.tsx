// The settings of this browser: language, light, motion, confirmations, name.
import { type Light, settings } from "../storage";
import { chooseLanguage, type Language, language, LANGUAGES, t } from "../words";
import { Popup } from "./Popup";

export function SettingsMenu() {
  return (
    <Popup label={t("settings")} sign="⚙">
      <label>
        {t("language")}
        <select value={language.value} onChange={(event) => chooseLanguage(event.currentTarget.value as Language)}>
          {Object.entries(LANGUAGES).map(([tag, name]) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("light")}
        <select value={settings.light.value} onChange={(event) => (settings.light.value = event.currentTarget.value as Light)}>
          {(["auto", "light", "dark"] as const).map((light) => (
            <option key={light} value={light}>
              {t(`light-${light}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input type="checkbox" checked={settings.motion.value} onChange={(event) => (settings.motion.value = event.currentTarget.checked)} />
        {t("motion")}
      </label>
      <label class="check">
        <input type="checkbox" checked={settings.confirm.value} onChange={(event) => (settings.confirm.value = event.currentTarget.checked)} />
        {t("confirm-final")}
      </label>
      <label>
        {t("your-name")}
        <input maxLength={40} value={settings.name.value} onInput={(event) => (settings.name.value = event.currentTarget.value)} />
      </label>
    </Popup>
  );
}
