# Интерфейс.

description = Три настольные игры старой Японии, с ботами и с друзьями: «Путь лепестка. Вечер в Киото», Tokaido Duo, ИКИ.
welcome = Тихая комната для трёх игр старой Японии. Присаживайтесь: без учётной записи и без спешки.
footer = Правила — нашими словами, рисунки — наши. После игры можно проверить каждый жребий.
play-now = Играть
more-ways = Другие варианты
my-tables = Мои столы
table-open = идёт игра
table-over = сыграна
table-watched = наблюдение
forget = Забыть этот стол
home = На главную
lost = Эта дверь никуда не ведёт

with-whom = С кем играть?
company-bots = Против ботов
company-bots-help = Сразу; сколько их и насколько они сильны — решаете вы.
company-friends = С друзьями на расстоянии
company-friends-help = Вы получите ссылку и код; остальные места могут занять боты.
company-device = За одним устройством
company-device-help = Передавайте его по кругу; если в игре есть закрытые карты, их скроет занавес.
others = Остальные места
open-seat = свободно для друга
person = игрок
begin-bots = Начать
begin-friends = Создать стол
begin-device = Начать
level-random = Случайный бот
level-greedy = Жадный бот
level-novice = Бот-новичок
level-apprentice = Бот-подмастерье
level-master = Бот-мастер
level-strongest = Сильнейший бот, думает долго

board = Поле
question = Что нужно решить
choices = Что можно сделать
catching-up = Пока вас не было…
skip = Пропустить
cannot-take-back = Это действие нельзя отменить.
cancel = Ещё нет
close = Закрыть
take-back = Отменить
undo-offered = Вы просите отменить свой последний ход.
undo-asked = { $name } просит отменить последний ход.
agree = Согласиться
refuse = Отказать
rules = Правила
rulebook = Книга правил
show-rule = Открыть правило
search-rules = Искать в правилах
nothing-found = В правилах нет ничего о «{ $wanted }».
reconnecting = Восстанавливаем связь…

learn-it = Научиться за десять минут
learn-next = Дальше
learn-back = Назад
learn-progress = Сколько урока пройдено
learn-later = Так тоже можно, но сначала попробуем другое: { $wanted }.
learn-now = А пока: { $wanted }.
learn-done = Отличная партия. Теперь вы умеете играть!
learn-what-next = Лучше всего теперь сыграть самостоятельно. Бот-новичок — мягкий соперник.
learn-play-novice = Сыграть с новичком
learn-again = Ещё раз с начала

link-to-rule = Ссылка на «{ $title }»
example-open = Показать на поле
example-close = Убрать поле
example-after = Что из этого выйдет
example-before = Как было
example-play-on = Играть отсюда

log = Ход игры
points = Очки
talk = Беседа
total = Всего
say = Скажите что-нибудь
send = Отправить

table-menu = За этим столом
offer-undo = Попросить отменить мой ход
hand-over = Пусть за меня играет бот
reclaim = Играть самостоятельно
resign = Сдаться
resign-sure = Сдать эту партию?

who-plays = Кто играет
stand-in = На время отсутствия: { $bot }
salting = Каждый игрок добавляет к жребию тайную соль, чтобы никто не мог его выбрать.
salts-without = Партия началась без соли игроков: { $names }. Она не пришла вовремя.
sit-here = Сесть сюда
invite = Отправьте эту ссылку или покажите код:
link = Ссылка на этот стол
copy-link = Скопировать ссылку
copied = Скопировано
qr = Ссылка в виде кода

curtain = Ходит { $name }
curtain-how = Передайте устройство. Карты появятся, когда вы будете готовы.
open-curtain = { $name } — это я

ending = Конец игры
you = это вы
rematch = Сыграть ещё
to-rematch = К следующей партии
download-record = Сохранить запись
fair = Был ли жребий честным?
fair-how = До первого жребия сервер показал обязательство: SHA-256 своего тайного зерна. Вот это зерно. Сохраните запись, и команда «zashiki verify» заново вычислит каждый жребий.
commitment = Обязательство
seed = Зерно

rules-version = Версия правил { $version }
older-rules = За этим столом играют по правилам версии { $version }, как и начали. За новыми столами правила или значения новее.

hint = Подсказка
pondering = Думаю…
hints-allowed = Разрешить подсказки
hints-allowed-help = Кнопка покажет, над чем подумал бы бот.
candidate = Ход
win-chance = Шанс на победу
expected-score = Ожидаемые очки: { $name }
was-played = так и сыграно

review-record = Разобрать запись партии
review-record-how = Выберите файл законченной партии или вставьте её текст.
record-file = Файл записи
record-text = Текст записи
record-none = Это не запись партии: в ней не названа игра.
record-unfinished = Партия в этой записи не закончена.
record-unusable = Эту запись нельзя использовать. { $why }

look-back = Разбор партии
review-later = Разобрать партию можно, когда она закончится.
to-table = К столу
eyes = Чьими глазами
eyes-open = все карты открыты
tab-moves = Ходы
tab-coach = Тренер
tab-fairness = Жребий
tab-take = Дальше
timeline = Ход партии
moment-of = { $k } из { $last }
steps = Листать партию
step-first = К началу
step-my-before = К моему предыдущему решению
step-back = На шаг назад
step-play = Показать
step-pause = Остановить
step-on = На шаг вперёд
step-my-next = К моему следующему решению
step-last = К концу

coach-none = На этом сервере нет тренера.
coach-how = Тренер заново пройдёт партию. Для каждого решения он знает лишь то, что тогда знал игрок.
coach-start = Спросить тренера
coach-running = Тренер думает: { $percent }
coach-failed = Тренер не смог закончить. Спросить ещё раз?
coach-no-decision = Здесь никто не решает. Перейдите к решению, чтобы увидеть другие ходы.
what-you-knew = { $name }: какие были ходы
cost-about = Этот ход стоил { $cost } шанса на победу (± { $error }).
cost-none = Не хуже любого другого рассмотренного хода (± { $error }).
turning-points = Переломные моменты
turning-point = Переломный момент
turning-at = Переломный момент, шаг { $k }: потеряно { $cost }
turning-none = Дорогих ошибок не было.
luck-and-choice = Удача и выбор
luck = Удача
choice = Выбор

fair-check = Проверить каждый жребий
fair-here = Ваш браузер сам заново вычисляет каждый жребий из зерна. Сервер не спрашивают.
fair-good = Честно. { $draws ->
    [one] { $draws } жребий следует из зерна.
    [few] Все { $draws } жребия следуют из зерна.
   *[other] Все { $draws } жребиев следуют из зерна.
  }
fair-bad = Жребий { $number } не следует из зерна: выпало «{ $came }», а должно было «{ $due }».
fair-uncommitted = Это не то зерно, обязательство которого было показано.
fair-commitment = Зерно соответствует показанному обязательству
fair-given = Действий, данных как начало и здесь не разыгранных: { $number }.
fair-no-salts = Никто из игроков не добавил соль: от чего зависит жребий, выбрал один хозяин сервера.
fair-some-salts = В каждый жребий вошла соль игроков.
fair-salts = В каждый жребий вошла соль игроков: { $names }.
fair-salts-without = В каждый жребий вошла соль игроков: { $names }; не прислали вовремя: { $others }.
fair-own-salt = Ваша среди них, и никто не сменил свою, увидев её.
fair-salt-missing = Одна соль не та, что была обещана до раздачи.
fair-undone = По согласию ходы отменялись; { $draws ->
    [one] { $draws } отменённый жребий больше не выпал.
    [few] { $draws } отменённых жребия больше не выпали.
   *[other] { $draws } отменённых жребиев больше не выпали.
  }
fair-no-seed = В этой записи нет зерна, проверить жребий нельзя.
fair-cannot = Браузер даёт SHA-256 только по https или на localhost.
agrees = совпадает
differs = не совпадает

play-on = Играть дальше отсюда
play-on-seat = За кого
play-on-against = Против кого
play-on-anew = Раздать заново то, чего этот игрок не мог знать
play-on-from = Играть с шага { $k }
play-on-over = Здесь партия уже окончена
take-away = Взять с собой
take-picture = Сохранить картинку (SVG)
take-film = Сохранить партию как анимацию (GIF)
take-film-stop = Прекратить рисование
take-link = Скопировать ссылку на этот шаг
take-python = Скопировать код на Python
film-failed = Этот браузер не может нарисовать анимацию.

settings = Настройки
language = Язык
light = Свет
light-auto = как на устройстве
light-light = день
light-dark = вечер
motion = Фигуры движутся
confirm-final = Спрашивать перед тем, чего не отменить
your-name = Ваше имя

refusal-bad-key = Эта ссылка не открывает здесь места.
refusal-bad-options = Эти настройки не сочетаются.
refusal-bad-request = Сервер этого не понял.
refusal-broken-table = По правилам этого сервера игру за столом продолжить нельзя.
refusal-foreign-origin = Этой странице нельзя обращаться к тому серверу.
refusal-illegal = Правила этого не разрешают.
refusal-not-allowed = С этого места так нельзя.
refusal-not-started = Игра ещё не началась.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-over = Игра окончена.
refusal-seat-taken = Это место занято.
refusal-server-error = На сервере что-то пошло не так.
refusal-stale = На столе уже другое положение; посмотрите ещё раз.
refusal-too-large = Это слишком длинно.
refusal-too-many = Слишком много сразу; подождите немного.
refusal-try-again = Сервер не отвечает; попробуйте ещё раз.
refusal-unknown-action = Такого действия нет.
refusal-unknown-game = Такой игры здесь нет.
refusal-unknown-path = Здесь ничего нет.
refusal-unknown-table = Такого стола нет.
refusal-wrong-method = Сервер этого не понял.
