Rails.application.routes.draw do
  # #region routes
  # The front proxy forwards paths unchanged, so all routes are under /admin.
  scope "/admin" do
    get "healthz", to: proc { [200, { "Content-Type" => "text/plain" }, ["ok\n"]] }
    resources :products, only: [:index, :create]
    root "products#index"
  end
  # #endregion routes
end
