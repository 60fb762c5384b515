# «Путь лепестка. Вечер в Киото». Имена приносят с собой падежи: gen, dat, acc, ins, loc и big (с прописной буквы). Имя игрока { $name }
# всегда в именительном падеже; { $reader } — это `me` для того, кто читает, и `other` для остальных.

game-title = Путь лепестка. Вечер в Киото
game-line = Два покровителя, пять гейш и один вечер в Киото: дарите с умом и оставляйте выбор сопернику.
game-facts = 2 игрока · 20–45 минут

# Настройки игры: что выбирают и что это значит.

option-players = Игроки
    .help = Игра для двоих.
choice-players-2 = Двое
    .help = Вы и один соперник, человек или бот.
option-mode = Игра
    .help = «Вечер в Киото» — основная игра; «Жизнь майко» и «Жизнь гэйко» — самостоятельные игры покороче; в кампании все три играются одним матчем.
choice-mode-evening = Вечер в Киото
    .help = Два раунда по четыре действия: завоёвывайте благосклонность гейш, собирайте гостей, приводите гейш домой.
choice-mode-maiko = Жизнь майко
    .help = Один раунд: каждая карта играется либо как обучение ради влияния, либо как работа ради гостя.
choice-mode-geiko = Жизнь гэйко
    .help = Два быстрых раунда без действий: кладите карты под дома, получайте очки за визиты и оставьте на руке то, что выиграет дома.
choice-mode-campaign = Кампания
    .help = «Жизнь майко», «Вечер в Киото» и «Жизнь гэйко» подряд; матч выигрывает тот, кто выиграл больше из трёх игр.
option-level = Уровень
    .help = Сколько всего есть в «Вечере в Киото».
choice-level-simple = Простой
    .help = Только карты и гейши: лучше всего для первой игры.
choice-level-standard = Стандартный
    .help = У домов ждут гости и жетоны влияния: их берут младшие карты.
choice-level-advanced = Продвинутый
    .help = Всё, что в стандартном, и ещё встречные и скрытые предложения у обоих игроков.
option-counter-offer = Встречное предложение
    .help = Раз в раунд можно заменить карту предложения своей и вернуть выбор сопернику.
option-hidden-offer = Скрытое предложение
    .help = Раз в раунд можно предложить одну карту лицом вниз.
option-fate = Судьба гейши
    .help = Пять жетонов престижа в одном ряду, два из них тёмной стороной вверх; когда гейша во второй раз возвращается домой, её жетон переворачивается.
option-geiko-hidden-card = Закрытая карта
    .help = Дополнительное правило «Жизни гэйко»: в начале раунда каждый кладёт одну карту лицом вниз. В конце она ложится под дом.
option-geiko-home-stop = Дом своего цвета
    .help = Дополнительное правило «Жизни гэйко»: очко каждый раз, когда гейша останавливается в доме своего цвета.

# За что даются очки: строки таблицы.

source-maiko-guests = Гости на фонарях
source-maiko-lanterns = Пустые фонари
source-maiko-houses = Чайные дома
source-maiko-offers = Неиспользованные предложения
source-evening-1-geisha = Гейши, раунд 1
source-evening-1-guests = Гости, раунд 1
source-evening-1-offers = Неиспользованные предложения, раунд 1
source-evening-2-geisha = Гейши, раунд 2
source-evening-2-guests = Гости, раунд 2
source-evening-2-offers = Неиспользованные предложения, раунд 2
source-geiko-1-visits = Визиты, раунд 1
source-geiko-1-home-stops = Дома своего цвета, раунд 1
source-geiko-1-difference = Более лёгкая рука, раунд 1
source-geiko-1-influence = Выигранные дома, раунд 1
source-geiko-2-visits = Визиты, раунд 2
source-geiko-2-home-stops = Дома своего цвета, раунд 2
source-geiko-2-difference = Более лёгкая рука, раунд 2
source-geiko-2-influence = Выигранные дома, раунд 2

# Что решило игру; этим же кончается фраза told-game-won.

won-four-geisha = благодаря четырём гейшам
won-points = по очкам
won-influence-tokens = по жетонам влияния при равных очках
won-first-player = на правах первого игрока при равенстве во всём остальном
won-games-won = по числу выигранных игр

# Достижения.

feat-onslaught = Натиск
    .help = Выиграть игру после первого раунда, завоевав хотя бы четырёх гейш.
feat-comeback = Возвращение
    .help = Проиграть первый раунд с разницей в 7 очков или больше и всё же выиграть игру по очкам.
feat-fickle-fortune = Непостоянство фортуны
    .help = Проиграть первый раунд, а затем выиграть игру, завоевав во втором хотя бы четырёх гейш.
feat-full-sweep = Полный захват
    .help = Выиграть игру, завоевав благосклонность всех пяти гейш за один раунд.
feat-first-tie = Первая ничья
    .help = Выиграть игру по жетонам влияния при равных суммах.
feat-last-tie = Последняя ничья
    .help = Выиграть игру на правах первого игрока при равных суммах и равном числе жетонов влияния.
feat-uncertain-loyalty = Неопределённая лояльность
    .help = Выиграть игру после второго раунда, когда хотя бы два жетона влияния никому не принадлежат.
feat-domination = Доминирование
    .help = Выиграть раунд, набрав хотя бы 15 очков.
feat-fine-balance = Превосходный баланс
    .help = Выиграть раунд, набрав больше соперника и за гейш, и за гостей.
feat-strong-minority = Сильное меньшинство
    .help = Выиграть раунд, имея меньше гейш и меньше гостей, чем соперник.
feat-lone-charm = Непобедимое очарование
    .help = Выиграть раунд, завоевав ровно одну гейшу.
feat-by-a-thread = На волоске
    .help = Выиграть раунд, в котором жетоны влияния принесли вам хотя бы трёх гейш при равных картах.
feat-full-devotion = Полная преданность
    .help = Выиграть раунд, имея в своей зоне все четыре карты двух цветов.
feat-crowd = Множество гостей
    .help = Выиграть раунд, собрав у себя всех 15 гостей.
feat-good-journey = Хорошее путешествие
    .help = Выиграть раунд, имея хотя бы по двое гостей каждого цвета.
feat-vip = VIP
    .help = Выиграть раунд, имея всех трёх гостей трёх цветов.
feat-high-season = Высокий сезон
    .help = Выиграть раунд, в котором вы вдвоём взяли всех 15 гостей.
feat-hard-year = Тяжёлый год
    .help = Выиграть раунд, в конце которого в ряду гейш не больше трёх жетонов престижа.
feat-talent-pool = Резерв талантов
    .help = Выиграть раунд, в конце которого в ряду гейш лежат все девять жетонов престижа.

# Предметы. Те, что с `own`, — для издания, где цвет зовётся иначе: { $colour } — это его имя.

geisha-pink = Ироха
    .gen = Ирохи
    .acc = Ироху
geisha-red = Йоко
    .gen = Йоко
    .acc = Йоко
geisha-yellow = Андзю
    .gen = Андзю
    .acc = Андзю
geisha-blue = Рури
    .gen = Рури
    .acc = Рури
geisha-green = Томойо
    .gen = Томойо
    .acc = Томойо

card-pink-1 = розовая 1
    .gen = розовой 1
    .acc = розовую 1
    .big = Розовая 1
card-pink-2 = розовая 2
    .gen = розовой 2
    .acc = розовую 2
    .big = Розовая 2
card-pink-3 = розовая 3
    .gen = розовой 3
    .acc = розовую 3
    .big = Розовая 3
card-pink-4 = розовая 4
    .gen = розовой 4
    .acc = розовую 4
    .big = Розовая 4
card-red-1 = красная 1
    .gen = красной 1
    .acc = красную 1
    .big = Красная 1
card-red-2 = красная 2
    .gen = красной 2
    .acc = красную 2
    .big = Красная 2
card-red-3 = красная 3
    .gen = красной 3
    .acc = красную 3
    .big = Красная 3
card-red-4 = красная 4
    .gen = красной 4
    .acc = красную 4
    .big = Красная 4
card-yellow-1 = жёлтая 1
    .gen = жёлтой 1
    .acc = жёлтую 1
    .big = Жёлтая 1
card-yellow-2 = жёлтая 2
    .gen = жёлтой 2
    .acc = жёлтую 2
    .big = Жёлтая 2
card-yellow-3 = жёлтая 3
    .gen = жёлтой 3
    .acc = жёлтую 3
    .big = Жёлтая 3
card-yellow-4 = жёлтая 4
    .gen = жёлтой 4
    .acc = жёлтую 4
    .big = Жёлтая 4
card-blue-1 = синяя 1
    .gen = синей 1
    .acc = синюю 1
    .big = Синяя 1
card-blue-2 = синяя 2
    .gen = синей 2
    .acc = синюю 2
    .big = Синяя 2
card-blue-3 = синяя 3
    .gen = синей 3
    .acc = синюю 3
    .big = Синяя 3
card-blue-4 = синяя 4
    .gen = синей 4
    .acc = синюю 4
    .big = Синяя 4
card-green-1 = зелёная 1
    .gen = зелёной 1
    .acc = зелёную 1
    .big = Зелёная 1
card-green-2 = зелёная 2
    .gen = зелёной 2
    .acc = зелёную 2
    .big = Зелёная 2
card-green-3 = зелёная 3
    .gen = зелёной 3
    .acc = зелёную 3
    .big = Зелёная 3
card-green-4 = зелёная 4
    .gen = зелёной 4
    .acc = зелёную 4
    .big = Зелёная 4
card-own = { $colour } { $value }

house-pink = розовый дом
    .gen = розового дома
    .acc = розовый дом
    .ins = розовым домом
    .loc = розовом доме
    .big = Розовый дом
house-red = красный дом
    .gen = красного дома
    .acc = красный дом
    .ins = красным домом
    .loc = красном доме
    .big = Красный дом
house-yellow = жёлтый дом
    .gen = жёлтого дома
    .acc = жёлтый дом
    .ins = жёлтым домом
    .loc = жёлтом доме
    .big = Жёлтый дом
house-blue = синий дом
    .gen = синего дома
    .acc = синий дом
    .ins = синим домом
    .loc = синем доме
    .big = Синий дом
house-green = зелёный дом
    .gen = зелёного дома
    .acc = зелёный дом
    .ins = зелёным домом
    .loc = зелёном доме
    .big = Зелёный дом
house-own = дом «{ $colour }»
    .gen = дома «{ $colour }»
    .acc = дом «{ $colour }»
    .ins = домом «{ $colour }»
    .loc = доме «{ $colour }»
    .big = Дом «{ $colour }»

guest-pink = розовый гость
    .acc = розового гостя
    .big = Розовый гость
guest-red = красный гость
    .acc = красного гостя
    .big = Красный гость
guest-yellow = жёлтый гость
    .acc = жёлтого гостя
    .big = Жёлтый гость
guest-blue = синий гость
    .acc = синего гостя
    .big = Синий гость
guest-green = зелёный гость
    .acc = зелёного гостя
    .big = Зелёный гость
guest-own = гость «{ $colour }»
    .acc = гостя «{ $colour }»
    .big = Гость «{ $colour }»

action-reveal = Встреча
    .acc = Встречу
action-intrigue = Интрига
    .acc = Интригу
action-gift = Подарок
    .acc = Подарок
action-competition = Обмен
    .acc = Обмен
token-counter = Встречное
    .big = Встречное предложение
token-hidden = Скрытое
    .big = Скрытое предложение
game-evening = Вечер в Киото
game-maiko = Жизнь майко
game-geiko = Жизнь гэйко
row-geiko = гэйко
row-okaasan = окаасан
row-fate = судьба

# Что спрашивают. { $place } — буква a, b, c или d, { $pair } — ab или cd.

asked-choose-first = Первый раунд проигран: назовите, кто начнёт второй.
asked-face-down = Положите одну карту лицом вниз до конца раунда.
asked-act = Выберите одно из неиспользованных действий.
asked-reveal-card = Выберите карту, которую сыграете.
asked-keep = Выберите карту, которая пролежит лицом вниз до конца раунда.
asked-discard = Выберите карту, которую сбросите лицом вниз.
asked-counter-card = Выберите карту, которая займёт место { $place } в предложении.
asked-remove = Уберите одну из двух карт.
asked-say = Выберите, как играется другая карта: обучение или работа.
asked-manner = Выберите, как играются ваши карты: обучение или работа.
asked-order = Выберите карту, которую сыграете первой.
asked-token = Возьмите гостя или жетон влияния из { $house-gen }.
asked-guest = Возьмите гостя из { $house-gen }.
asked-visit = Выберите карту: она ляжет под дом, где стоит её гейша, а потом гейша пойдёт.
asked-offer-gift = Положите карту { $number } из 3 для «Подарка».
asked-offer-competition = Положите карту { $number } из 4 для «Обмена», пара { $pair }.
asked-offer-intrigue = Покажите карту { $number } из 2 для «Интриги».
asked-take-gift = Возьмите одну карту «Подарка».
asked-take-competition = Возьмите одну пару «Обмена».
asked-counter-gift = Возьмите одну карту «Подарка» или сделайте встречное предложение.
asked-counter-competition = Возьмите одну пару «Обмена» или сделайте встречное предложение.

# Что решает случай: эти слова идут после «Решает случай:».

chance-houses = следующий чайный дом круга
chance-geisha = где стоит следующая гейша
chance-lanterns = карта фонарей следующего дома
chance-arrivals = гость на следующем фонаре
chance-homes = у кого какой дом
chance-influence = кто с каким жетоном влияния начинает
chance-prestige = следующий жетон престижа в рядах
chance-dark = какой жетон престижа темнеет
chance-first = кто начинает
chance-deal = раздача
chance-draw = какая карта придёт
chance-counter-draw = какая карта придёт после встречного предложения

# Слова на кнопках: коротко.

do-reveal = Встреча: 1 карта
do-intrigue = Интрига: 2 карты
do-gift = Подарок: 3 карты
do-competition = Обмен: 4 карты
do-choose = Выбрать { $card-acc }
do-veil = Предложить { $card-acc } лицом вниз
do-keep = Оставить { $card-acc } лицом вниз
do-discard = Сбросить { $card-acc }
do-take = Взять карту { $place }
do-take-pair = Взять пару { $place }
do-counter = Встречное предложение за { $place }
do-play = Сначала сыграть { $place }
do-remove = Убрать { $place }
do-learn = Обучение
do-work = Работа
do-guest = Взять { $guest-acc }
do-influence = Взять жетон влияния
do-start = Начинает { $name }

# То же в позиции: что лежит на месте, известно и названо. `card-unseen` — карта, лежащая лицом вниз.

card-unseen = закрытая карта
    .gen = закрытой карты
    .acc = закрытую карту
here-take = Взять { $card-acc }
here-take-pair = Взять { $card-acc } и { $other-acc }
here-counter = Встречное предложение вместо { $card-gen }
here-play = Сначала сыграть { $card-acc }
here-remove = Убрать { $card-acc }
here-reveal-card = Сыграть { $card-acc }
here-offer-card = Предложить { $card-acc }
here-show = Показать { $card-acc }
here-counter-card = Предложить взамен { $card-acc }
here-visit = Положить { $card-acc } под { $house-acc }

# Что произошло.

told-new-game = Кампания: начинается «{ $game }».
told-new-round = Начинается раунд { $round }.
told-home = { $reader ->
    [me] Вам достаётся { $house }.
   *[other] Игроку { $name } достаётся { $house }.
}
told-darken = Жетон престижа { $light } переворачивается на тёмную сторону: { $dark }.
told-start = { $reader ->
    [me] Раунд { $round } начинаете вы.
   *[other] Раунд { $round } начинает { $name }.
}
told-draw = { $reader ->
    [me] Вы берёте { $card-acc }.
   *[other] { $name } берёт { $card-acc }.
}
told-draw-unseen = { $name } берёт карту.
told-act = { $reader ->
    [me] Вы выбираете «{ $action-acc }».
   *[other] { $name } выбирает «{ $action-acc }».
}
told-keep = { $reader ->
    [me] Вы кладёте { $card-acc } лицом вниз.
   *[other] { $name } кладёт { $card-acc } лицом вниз.
}
told-keep-unseen = { $name } кладёт карту лицом вниз до конца раунда.
told-discard = { $reader ->
    [me] Вы сбрасываете { $card-acc }.
   *[other] { $name } сбрасывает { $card-acc }.
}
told-discard-unseen = { $name } сбрасывает карту лицом вниз.
told-offer = { $reader ->
    [me] Вы предлагаете { $card-acc } на месте { $place }.
   *[other] { $name } предлагает { $card-acc } на месте { $place }.
}
told-veil = { $reader ->
    [me] Вы предлагаете { $card-acc } лицом вниз на месте { $place }.
   *[other] { $name } предлагает { $card-acc } лицом вниз на месте { $place }.
}
told-veil-unseen = { $name } предлагает карту лицом вниз на месте { $place }.
told-take = { $reader ->
    [me] Вы берёте карту с места { $place }.
   *[other] { $name } берёт карту с места { $place }.
}
told-remove = { $reader ->
    [me] Вы убираете { $card-acc } из игры.
   *[other] { $name } убирает { $card-acc } из игры.
}
told-learning = { $reader ->
    [me] Вы выбираете обучение.
   *[other] { $name } выбирает обучение.
}
told-working = { $reader ->
    [me] Вы выбираете работу.
   *[other] { $name } выбирает работу.
}
told-ruled-learn = { $reader ->
    [me] Вы говорите: другая карта играется как обучение.
   *[other] { $name } говорит: другая карта играется как обучение.
}
told-ruled-work = { $reader ->
    [me] Вы говорите: другая карта играется как работа.
   *[other] { $name } говорит: другая карта играется как работа.
}
told-rest = { $reader ->
    [me] Остальное из предложения играете вы.
   *[other] Остальное из предложения играет { $name }.
}
told-counter = { $reader ->
    [me] Вы делаете встречное предложение вместо карты на месте { $place }.
   *[other] { $name } делает встречное предложение вместо карты на месте { $place }.
}
told-swapped-in = { $reader ->
    [me] Взамен вы кладёте { $card-acc } на место { $place }.
   *[other] Взамен { $name } кладёт { $card-acc } на место { $place }.
}
told-set-aside = В колоду возвращается { $card }.
told-set-aside-hidden = { $reader ->
    [me] Ваша закрытая карта с места { $place } возвращается в колоду: { $card }.
   *[other] Закрытая карта с места { $place } возвращается в колоду: { $card }.
}
told-set-aside-hidden-unseen = Закрытая карта с места { $place } возвращается в колоду, так и не открытая.
told-choosing = { $reader ->
    [me] Теперь выбираете вы.
   *[other] Теперь выбирает { $name }.
}
told-reveal = { $reader ->
    [me] Ваша закрытая карта открыта: { $card }.
   *[other] Закрытая карта игрока { $name } открыта: { $card }.
}
told-intrigue = { $reader ->
    [me] Вы открываете свою карту «Интриги»: { $card }.
   *[other] { $name } открывает карту «Интриги»: { $card }.
}
told-zone = { $reader ->
    [me] Вы играете { $card-acc }.
   *[other] { $name } играет { $card-acc }.
}
told-learn = { $reader ->
    [me] Вы играете { $card-acc } как обучение.
   *[other] { $name } играет { $card-acc } как обучение.
}
told-work = { $reader ->
    [me] Вы играете { $card-acc } как работу.
   *[other] { $name } играет { $card-acc } как работу.
}
told-under = { $reader ->
    [me] Вы кладёте { $card-acc } под { $house-acc }.
   *[other] { $name } кладёт { $card-acc } под { $house-acc }.
}
told-move = { $geisha } идёт из { $start-gen } в { $stop-acc }.
told-return = { $geisha } возвращается домой и получает жетон престижа { $light }.
told-return-again = { $geisha } возвращается домой во второй раз и получает ещё один жетон престижа: { $light }.
told-return-fate = { $geisha } возвращается домой и получает следующий жетон престижа.
told-return-empty = { $geisha } возвращается домой, но жетона престижа для неё нет.
told-flip = { $geisha } возвращается домой во второй раз, и её жетон престижа переворачивается.
told-guest = { $reader ->
    [me] Вы берёте { $guest-acc } из { $house-gen }.
   *[other] { $name } берёт { $guest-acc } из { $house-gen }.
}
told-influence = { $reader ->
    [me] Вы берёте жетон влияния { $geisha-gen }.
   *[other] { $name } берёт жетон влияния { $geisha-gen }.
}
told-influence-drawn = { $reader ->
    [me] Вы начинаете с жетоном влияния { $geisha-gen }.
   *[other] { $name } начинает с жетоном влияния { $geisha-gen }.
}
told-no-guest = { $reader ->
    [me] В { $house-loc } вам больше нечего взять.
   *[other] В { $house-loc } игроку { $name } больше нечего взять.
}
told-round-end = Раунд { $round } заканчивается.
# { $first_sum } и { $second_sum } — суммы вроде 3½.
told-compare = { $geisha }: { $first } — { $first_sum }, { $second } — { $second_sum }.
told-favour = { $reader ->
    [me] { $geisha } благоволит вам.
   *[other] { $geisha } благоволит игроку { $name }.
}
told-enough = { $reader ->
    [me] У вас благосклонность { $four } гейш.
   *[other] У игрока { $name } благосклонность { $four } гейш.
}
told-tie = { $geisha } не благоволит никому.
told-show = { $reader ->
    [me] Вы показываете { $card-acc }.
   *[other] { $name } показывает { $card-acc }.
}
# { $source } — источник очков, как выше. { $points } бывает отрицательным.
told-score = { $reader ->
    [me] { $source }: вы получаете { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
   *[other] { $source }: { $name } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
}
told-round-won = { $reader ->
    [me] Вы выигрываете раунд { $round }, набрав { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
   *[other] { $name } выигрывает раунд { $round }, набрав { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
}
told-feat = { $reader ->
    [me] Вы получаете достижение «{ $feat }».
   *[other] { $name } получает достижение «{ $feat }».
}
# { $by } — одно из won-...
told-game-won = { $reader ->
    [me] Вы выигрываете игру «{ $game }» { $by }.
   *[other] { $name } выигрывает игру «{ $game }» { $by }.
}
told-campaign-won = { $reader ->
    [me] Вы выигрываете кампанию.
   *[other] { $name } выигрывает кампанию.
}

# Слова на картинках: совсем коротко, места мало.

seen-round = Раунд { $round } из { $rounds }
seen-one-round = Один раунд
seen-match = Игра { $game } из 3
seen-match-round = Игра { $game } из 3 · раунд { $round }
seen-points = очки
seen-games = { $games ->
    [one] { $games } победа
    [few] { $games } победы
   *[many] { $games } побед
}
seen-first = первый игрок
seen-learn = обучение
seen-work = работа
seen-kept = закрыта
seen-discarded = сброшена
seen-hand = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
seen-winner = Победа: { $name }
seen-total = Очки
seen-last-game = Последняя игра
seen-games-won = Выиграно игр
# Картинка целиком — для тех, кто её не видит.
seen-table = Путь лепестка. «{ $game }», раунд { $round }. { $asked }

# Что есть что, когда на это указывают: целые фразы.

tip-house-evening = { $house-big } — родной дом { $geisha-gen }. Останавливаясь здесь, она получает престиж.
tip-house-simple = { $house-big } — родной дом { $geisha-gen }. На простом уровне жетонов никто не берёт.
tip-house-maiko = { $house-big }: пустых фонарей — { $free } из { $lanterns }. Каждый даёт очко тому, у кого больше влияния в этом цвете.
tip-house-geiko = { $house-big }: карты под ним в сумме дают { $sum }. Они достанутся тому, у кого на руке больше в цветах гейш, стоящих здесь.
tip-home = { $reader ->
    [me] Ваш дом: каждая гейша, которая здесь останавливается, даёт вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
   *[other] Здесь дом игрока { $name }: каждая гейша, которая здесь останавливается, даёт ему { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
}
tip-geisha = { $geisha } стоит в { $house-loc }. Она ходит по часовой стрелке, на один дом за каждую единицу значения карты.
tip-clockwise = Гейши ходят по часовой стрелке, куда указывают стрелки.
tip-guest-evening = { $guest-big } ждёт здесь. Карта со значением 1 берёт два жетона, карта со значением 2 — один.
tip-guest-maiko = { $guest-big } ждёт здесь. Карта, сыгранная как работа, берёт одного гостя из дома, где остановилась её гейша.
tip-guests-held = { $reader ->
    [me] У вас { $count ->
        [one] { $count } гость
        [few] { $count } гостя
       *[many] { $count } гостей
    } из { $house-gen }. Гости приносят очки наборами: одинаковые или все разные.
   *[other] У игрока { $name } { $count ->
        [one] { $count } гость
        [few] { $count } гостя
       *[many] { $count } гостей
    } из { $house-gen }. Гости приносят очки наборами: одинаковые или все разные.
}
tip-guests-none = Гостей из { $house-gen } пока нет. Гости приносят очки наборами: одинаковые или все разные.
tip-guest-lantern = { $guest-big } на фонаре: очко за каждую карту этого цвета в обеих зонах.
tip-lantern-house = Пустой фонарь: очко тому, у кого больше влияния в этом цвете.
tip-lantern-own = Пустой фонарь игрока: очко в конце или место для гостя.
tip-influence-house = Здесь ждёт жетон влияния { $geisha-gen }. Он стоит половину единицы и решает при равенстве.
tip-influence-row = Жетоном влияния { $geisha-gen } пока никто не владеет. Он достанется тому, кто завоюет её благосклонность.
tip-influence-held = { $reader ->
    [me] У вас жетон влияния { $geisha-gen }: он прибавляет к вашим картам половину единицы.
   *[other] У игрока { $name } жетон влияния { $geisha-gen }: он прибавляет половину единицы.
}
tip-prestige-geiko = Жетон престижа { $value } в ряду гэйко. Следующая гейша, которая впервые вернётся домой, возьмёт тот, что у стрелки.
tip-prestige-okaasan = Жетон престижа { $value } в ряду окаасан. Следующая гейша, которая вернётся домой во второй раз, возьмёт тот, что у стрелки.
tip-prestige-fate = Жетон престижа: сейчас на нём { $value }, на обороте { $other }. Второе возвращение его переворачивает.
tip-prestige-geisha = Жетон престижа { $value }: достанется тому, кто завоюет { $geisha-acc }.
tip-card-evening = { $card-big }: считается за { $value } для { $geisha-gen }, и гейша проходит { $value ->
    [one] { $value } дом
    [few] { $value } дома
   *[many] { $value } домов
}. { $tokens ->
    [0] Жетонов не берёт.
    [one] Берёт { $tokens } жетон там, где гейша остановится.
    [few] Берёт { $tokens } жетона там, где гейша остановится.
   *[many] Берёт { $tokens } жетонов там, где гейша остановится.
}
tip-card-maiko = { $card-big }. Обучение: считается за { $value } для { $geisha-gen }. Работа: гейша проходит { $value ->
    [one] { $value } дом
    [few] { $value } дома
   *[many] { $value } домов
}, и вы берёте там гостя.
tip-card-geiko = { $card-big } ляжет под дом, где стоит { $geisha }, а потом гейша пройдёт { $value ->
    [one] { $value } дом
    [few] { $value } дома
   *[many] { $value } домов
}. Оставленная на руке, карта считается за { $value } в доме этой гейши.
tip-card-zone = { $reader ->
    [me] { $card-big } в вашей зоне: считается за { $value } для { $geisha-gen }.
   *[other] { $card-big } в зоне игрока { $name }: считается за { $value } для { $geisha-gen }.
}
tip-card-open = { $reader ->
    [me] Вы показываете { $card-acc }: она считается за { $value } там, где стоит { $geisha }.
   *[other] { $name } показывает { $card-acc }: она считается за { $value } там, где стоит { $geisha }.
}
tip-card-under = { $card-big } лежит под { $house-ins } и принесёт { $value } тому, кто выиграет дом.
tip-card-spent = { $card-big } сыграна как работа или убрана из игры и больше не считается.
tip-card-kept-evening = Ваша карта «Интриги»: { $card }. Она будет сыграна в конце раунда.
tip-card-kept-geiko = Ваша закрытая карта: { $card }. В конце раунда она ляжет под дом, где стоит { $geisha }.
tip-card-discarded = Ваш сброс: { $card }. Никто другой её никогда не увидит.
tip-card-veiled = Ваша закрытая карта: { $card }. Её откроют, когда будут играть.
tip-back-hand = Эту карту держит { $name }; вам её не видно.
tip-back-kept-evening = Эту карту «Интриги» { $name } сыграет в конце раунда.
tip-back-kept-geiko = Эту закрытую карту { $name } положит под дом в конце раунда.
tip-back-veiled = Эта карта предложения лежит лицом вниз. Её откроют, когда будут играть.
tip-place-empty = Место { $place } предложения пусто.
tip-deck = Колода: { $cards ->
    [0] пуста.
    [one] осталась { $cards } карта.
    [few] осталось { $cards } карты.
   *[many] осталось { $cards } карт.
}
tip-action-reveal = «Встреча»: сыграйте одну карту с руки.
tip-action-intrigue = «Интрига»: положите одну карту лицом вниз до конца раунда и сбросьте ещё одну.
tip-action-gift = «Подарок»: предложите три карты. Соперник берёт одну, вы играете две другие.
tip-action-competition = «Обмен»: предложите две пары карт. Соперник берёт одну пару, вы играете другую.
tip-maiko-reveal = «Встреча»: сыграйте одну карту с руки как работу.
tip-maiko-intrigue = «Интрига»: покажите две карты. Соперник убирает одну и говорит, как играется другая: обучение или работа.
tip-maiko-gift = «Подарок»: предложите три карты. Соперник берёт одну, вам достаются две другие; каждый выбирает обучение или работу.
tip-maiko-competition = «Обмен»: предложите две пары карт. Соперник берёт одну пару, вам достаётся другая; каждый выбирает обучение или работу.
tip-action-used = Действие «{ $action }» в этом раунде уже использовано.
tip-token-counter = Встречное предложение: замените карту предложения своей и верните выбор сопернику. Неиспользованное даёт очко.
tip-token-hidden = Скрытое предложение: положите одну карту предложения лицом вниз. Неиспользованное даёт очко.
tip-token-used = { $token-big }: в этом раунде уже использовано.
tip-worth-evening = Кто завоюет { $geisha-acc }, получит очки: { $worth }.
tip-worth-maiko = Тот, у кого больше влияния на { $geisha-acc }, получит очки: { $worth } и ещё по одному за каждый пустой фонарь её дома.
tip-strength = { $reader ->
    [me] Ваша сумма для { $geisha-gen }: { $sum }.
   *[other] Сумма игрока { $name } для { $geisha-gen }: { $sum }.
}
tip-points = { $reader ->
    [me] У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } в этой игре.
   *[other] У игрока { $name } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } в этой игре.
}

# Стол в терминале: где столбец узкий, заголовок не длиннее десяти букв.

terminal-deck = колода: { $cards }
terminal-clockwise = по кругу ▸
terminal-pink = розовый
terminal-red = красный
terminal-yellow = жёлтый
terminal-blue = синий
terminal-green = зелёный
terminal-geisha = гейши
terminal-guests = гости
terminal-cards = карты
terminal-home = чей дом
terminal-influence = влияние
terminal-row = ряд гейш
terminal-worth = очки
terminal-ahead = впереди
terminal-even = поровну
terminal-spent = сыграны как работа или убраны
terminal-prestige = будущий престиж по порядку
terminal-row-geiko = ряд гэйко { $values }
terminal-row-okaasan = ряд окаасан { $values }
terminal-row-fate = один ряд { $values } (в скобках — тёмной стороной вверх)
terminal-points = очки
terminal-actions = осталось действий
terminal-offers = ещё жетоны
terminal-hand = рука
terminal-kept = закрыта
terminal-offer = «{ $action }», предлагает { $name }
terminal-plays = { $name } играет
terminal-own-hand = Ваша рука
terminal-own-kept = Лицом вниз
terminal-own-discarded = В сбросе
note-achievements = Достижения
note-games-won = Выиграно игр
note-rounds = Раунды
